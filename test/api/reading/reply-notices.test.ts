import { addMinutes, seoulDay, seoulInstant, toInstant } from "@bupum/shared/kernel/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { during } from "../../kit/billing/life.ts";
import { postReply, postBoard } from "../../kit/boards/posts.ts";
import { sweepAt } from "../../kit/clock.ts";
import { codeOf } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

type Member = Awaited<ReturnType<World["member"]>>;
const heard = async ({ api }: Member) =>
  (await api.notifications.list({ query: {} })).items.map(
    ({ type, event, params }) => `${type} ${event} ${params["answers"]}`,
  );
const inMinutes = (minutes: number) => addMinutes(new Date().toISOString(), minutes);

describe("the author of a post", () => {
  test("is told of the first reply at once, and of further ones every ten minutes (D12-7)", async () => {
    const [author, one, two] = [await world.member(), await world.member(), await world.member()];
    const { id } = await postBoard(author);
    await postReply(one, id);
    await world.drain({ duplicate: true });
    expect(await heard(author)).toEqual(["COMMENT_ADDED ANSWER_RECEIVED 1"]);
    await postReply(two, id);
    await postReply(one, id);
    await world.drain({ duplicate: true, shuffle: 7 });
    expect(await heard(author)).toHaveLength(1);
    await sweepAt(world, inMinutes(5));
    expect(await heard(author)).toHaveLength(1);
    await sweepAt(world, inMinutes(11));
    expect(await heard(author)).toEqual([
      "COMMENT_ADDED ANSWER_RECEIVED 2",
      "COMMENT_ADDED ANSWER_RECEIVED 1",
    ]);
    await sweepAt(world, inMinutes(30));
    expect(await heard(author)).toHaveLength(2);
  });

  test("is never told of an own reply, and earlier repliers are told of new ones", async () => {
    const [author, one, two] = [await world.member(), await world.member(), await world.member()];
    const { id } = await postBoard(author);
    await postReply(author, id);
    await world.drain();
    expect(await heard(author)).toEqual([]);
    await postReply(one, id);
    await world.drain();
    await sweepAt(world, inMinutes(11));
    await postReply(two, id);
    await sweepAt(world, inMinutes(12));
    expect(await heard(one)).toEqual(["COMMENT_ADDED NEW_ANSWER 1"]);
    expect(await heard(two)).toEqual([]);
  });
});

/** Mails and messages that an answer brings. */
const toldBy = async (author: Member, noticeType?: "MESSAGE" | "EMAIL") => {
  const { id } = await postBoard(author, noticeType ? { noticeType } : {});
  await postReply(await world.member(), id);
  await world.drain();
  const [mails, texts] = [world.mails(author.email), world.texts(author.phone.replace("+82", "0"))];
  return [mails.length, texts.length];
};

describe("the way chosen for a post", () => {
  // At night a message would wait for the morning.
  const noon = seoulInstant(seoulDay(toInstant(new Date())), "12:00");

  test("precedes that of the account: a mail, a message, or the app only (D15-10)", () =>
    during(noon, async () => {
      expect(await toldBy(await world.member({ alarmType: "KAKAO" }), "EMAIL")).toEqual([1, 0]);
      expect(await toldBy(await world.member({ alarmType: "NOT_RECEIVE" }), "MESSAGE")).toEqual([
        0, 1,
      ]);
      expect(await toldBy(await world.member({ alarmType: "EMAIL" }))).toEqual([0, 0]);
    }));

  test("needs a verified contact (D12-7)", async () => {
    const author = await world.member();
    const row = await world.read({ pk: `user#${author.id}`, sk: "account" });
    await world.put([{ ...row, emailVerified: false, phoneVerified: false }]);
    expect(await codeOf(postBoard(author, { noticeType: "EMAIL" }))).toBe("EMAIL_REQUIRED");
    expect(await codeOf(postBoard(author, { noticeType: "MESSAGE" }))).toBe("PHONE_REQUIRED");
    const { id } = await postBoard(author);
    const body = { noticeType: "EMAIL" as const };
    expect(await codeOf(author.api.boards.update({ params: { id }, body }))).toBe("EMAIL_REQUIRED");
  });
});
