import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  admin = await world.adminUser();
});
afterAll(() => world.stop());

const password = "Another-2026-word";
const ask = (id: `usr_${string}`) => admin.api.userEntities.passwordLink({ params: { id } });
const choose = (token: string) => world.api().auth.changePassword({ body: { token, password } });

/** The tokens that a person was mailed. */
const tokensOf = (email: string) =>
  world
    .mails(email)
    .map((mail) => /\/reset\/password#([\w-]+)/.exec(JSON.stringify(mail))?.[1] ?? "");

async function member() {
  const one = await world.member();
  return { ...one, email: (await one.api.users.me()).email! };
}

test("a member chooses a new password once by a mailed link, and no answer to the admin holds it (D20-9)", async () => {
  const { id, email, api } = await member();
  expect(await ask(id)).toBeUndefined();
  await world.drain({ duplicate: true });
  const [token = "", ...more] = tokensOf(email);
  expect(more).toEqual([]);
  await choose(token);
  await expect(api.users.me()).rejects.toMatchObject({ status: 401 });
  await expect(choose(token)).rejects.toMatchObject({ code: "RESET_TOKEN_INVALID" });
});

const hourLater = async (act: () => Promise<unknown>) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61 * 60_000 });
  try {
    await act();
  } finally {
    vi.useRealTimers();
  }
};

test("a second link is mailed an hour after the first, and using it ends the first one's use", async () => {
  const { id, email } = await member();
  await ask(id);
  await world.drain();
  await expect(ask(id)).rejects.toMatchObject({ code: "LIMIT_EXCEEDED" });
  await hourLater(async () => {
    await ask(id);
    await world.drain();
  });
  const [first, second] = tokensOf(email);
  expect(first).not.toBe(second);
  await choose(second!);
  await expect(choose(first!)).rejects.toMatchObject({ code: "RESET_TOKEN_INVALID" });
});

test("a link is invalid after 24 hours", async () => {
  const { id, email } = await member();
  await ask(id);
  await world.drain();
  const [token] = tokensOf(email);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * 3_600_000 });
  try {
    await expect(choose(token!)).rejects.toMatchObject({ code: "RESET_TOKEN_INVALID" });
  } finally {
    vi.useRealTimers();
  }
});

test("a link in a mailbox that is the member's no more is invalid", async () => {
  const { id, email } = await member();
  await ask(id);
  await world.drain();
  const [token] = tokensOf(email);
  await admin.api.userEntities.update({ params: { id }, body: { email: `new-${email}` } });
  await expect(choose(token!)).rejects.toMatchObject({ code: "RESET_TOKEN_INVALID" });
});

test("nothing is mailed to an address that was not verified, or of somebody unknown", async () => {
  const { id, email } = await member();
  const other = `other-${email}`;
  await admin.api.userEntities.update({ params: { id }, body: { email: other } });
  await expect(ask(id)).rejects.toMatchObject({ code: "EMAIL_REQUIRED" });
  await expect(ask("usr_01ARZ3NDEKTSV4RRFFQ69G5FA0")).rejects.toMatchObject({ status: 404 });
  await world.drain();
  expect([...world.mails(email), ...world.mails(other)]).toEqual([]);
});
