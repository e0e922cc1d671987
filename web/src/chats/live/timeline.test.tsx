import type { ChatMessage } from "@bupum/shared/talk/chats/contract";
import { expect, test } from "vitest";
import { at, message } from "../../../test/chats.tsx";
import { caughtUp, cursorOf, freshened, lengthened, merged, type Place } from "./timeline.ts";

/** Messages one to `count`, read in pages of three. */
function reader(count: number) {
  const all = Array.from({ length: count }, (_, index) => message(index + 1));
  const asked: Place[] = [];
  const read = async (place: Place) => {
    asked.push(place);
    const { before, after } = place;
    const fit = all.filter(
      ({ createdAt }) => (!before || createdAt < before) && (!after || createdAt > after),
    );
    const items = after ? fit.slice(0, 3) : fit.slice(-3);
    const edge = after ? items.at(-1) : items[0];
    return {
      items,
      itemsPerPage: 3,
      ...(items.length < fit.length && { next: edge!.createdAt }),
    };
  };
  return { all, asked, read };
}
const seqs = ({ items }: { items: readonly ChatMessage[] }) => items.map(({ seq }) => seq);

test("messages are shown once each and in order, and the latest version counts", () => {
  const masked = message(2, { text: "***", isMasked: true });
  const shown = message(2, { text: "010-1234-5678" });
  expect(merged([message(1), masked], [message(3), shown, message(1)])).toEqual([
    message(1),
    shown,
    message(3),
  ]);
});

test("reading continues from the cursor until nothing is left, page by page", async () => {
  const { all, read, asked } = reader(10);
  const known = { items: all.slice(0, 3) };
  expect(seqs(await caughtUp(read, known))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(asked).toEqual([{ after: at(3) }, { after: at(6) }, { after: at(9) }]);
});

test("a message of the other that precedes the newest own one is not skipped", async () => {
  const { all, read } = reader(5);
  // The reader has sent the fifth; the fourth arrived before it and is not loaded yet.
  const known = { items: [all[0]!, all[1]!, all[2]!, all[4]!] };
  expect(cursorOf(known.items)).toBe(at(3));
  expect(seqs(await caughtUp(read, known))).toEqual([1, 2, 3, 4, 5]);
});

test("without known messages the newest page is read, and earlier pages on demand", async () => {
  const { read } = reader(7);
  const newest = await caughtUp(read);
  expect(seqs(newest)).toEqual([5, 6, 7]);
  const longer = await lengthened(read, newest);
  expect(seqs(longer)).toEqual([2, 3, 4, 5, 6, 7]);
  const whole = await lengthened(read, longer);
  expect(seqs(whole)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(whole.older).toBeUndefined();
  expect(await lengthened(read, whole)).toBe(whole);
});

test("a reload shows unmasked text, and reads what lies between", async () => {
  const { all, read } = reader(10);
  const known = { items: [message(1, { text: "***" }), all[1]!], older: undefined };
  const fresh = await freshened(read, known);
  expect(seqs(fresh)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(fresh.older).toBeUndefined();
  const near = await freshened(read, {
    items: [...all.slice(6, 9), message(10, { text: "***" })],
    older: at(7),
  });
  expect(near.items.at(-1)?.text).toBe("메시지 10");
  expect(near.older).toBe(at(7));
});
