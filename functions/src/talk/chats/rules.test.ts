import { expect, test } from "vitest";
import type { StoredMessage } from "./items.ts";
import { isPairOf, isSameMessage, previewOf, toMessage, unreadOf } from "./rules.ts";

const [buyer, seller] = [
  "usr_01J00000000000000000000001",
  "usr_01J00000000000000000000002",
] as const;
const clientId = "0b9f3f5e-0000-4000-8000-000000000000";
const at = "2026-11-23T03:00:00.000Z";
const message = (given: Partial<StoredMessage>): StoredMessage => ({
  seq: 1,
  createdAt: at,
  clientId,
  senderId: buyer,
  kind: "TEXT",
  language: "ko",
  counts: { [buyer]: 1 },
  ...given,
});
const file = (id: `fil_${string}`, fileName = "명판.jpg") => ({ id, fileName, size: 1 }) as never;
const [closed, open] = [
  { isContactShown: false, shown: [] },
  { isContactShown: true, shown: [] },
];

test("only the same text, the same files in order, or the same card is a repeat (D29-6)", () => {
  const words = message({ text: "한 번만" });
  expect(isSameMessage(words, { clientId, text: "한 번만" })).toBe(true);
  expect(isSameMessage(words, { clientId, text: "두 번" })).toBe(false);
  expect(isSameMessage(words, { clientId, fileIds: ["fil_1"] })).toBe(false);
  const sheets = message({ kind: "FILE", files: [file("fil_1"), file("fil_2")] });
  expect(isSameMessage(sheets, { clientId, fileIds: ["fil_1", "fil_2"] })).toBe(true);
  for (const fileIds of [["fil_1"], ["fil_2", "fil_1"], ["fil_1", "fil_3"]] as const)
    expect(isSameMessage(sheets, { clientId, fileIds: [...fileIds] })).toBe(false);
  expect(isSameMessage(sheets, { clientId })).toBe(false);
  const card = message({ kind: "CARD", card: { type: "PRODUCT", id: "prd_1" } });
  expect(isSameMessage(card, { clientId, card: { type: "PRODUCT", id: "prd_1" } })).toBe(true);
  expect(isSameMessage(card, { clientId, card: { type: "PRODUCT", id: "prd_2" } })).toBe(false);
  expect(isSameMessage(card, { clientId })).toBe(false);
});

test("contact data in texts and names of files is hidden from the other only, until it is shown (D29-9)", () => {
  const text = "010-1234-5678로 주세요";
  const words = message({ text });
  expect(toMessage(words, seller, closed)).toMatchObject({
    text: "***-****-****로 주세요",
    isMasked: true,
    isMine: false,
  });
  expect(toMessage(words, buyer, closed)).toMatchObject({ text, isMasked: true, clientId });
  expect(toMessage(words, seller, open)).toMatchObject({ text });
  expect(toMessage(words, seller, open)).not.toHaveProperty("isMasked");
  const sheets = message({ files: [file("fil_1", "010-1234-5678.pdf")] });
  expect(toMessage(sheets, seller, closed).files![0]!.fileName).not.toContain("1234");
  expect(toMessage(sheets, seller, closed).isMasked).toBe(true);
  expect(toMessage(sheets, buyer, closed).files).toEqual(sheets.files);
});

test("a list of rooms shows the beginning of a message, without contact data (D29-9)", () => {
  expect(previewOf(message({ text: "전화  010-1234-5678\n로" }), closed).text).toBe(
    "전화 ***-****-**** 로",
  );
  expect(previewOf(message({ text: "가".repeat(101) }), open).text).toBe("가".repeat(100));
  expect(previewOf(message({ files: [file("fil_1")] }), closed).text).toBe("명판.jpg");
});

test("read messages are not unread, and the count is never negative", () => {
  expect(unreadOf({ received: 5, read: 3 })).toBe(2);
  expect(unreadOf({ received: 3, read: 5 })).toBe(0);
});

test("a room has two people, whichever of them sells", () => {
  const sellerId = "sel_01J00000000000000000000002";
  const room = { buyerId: buyer, sellerId } as const;
  expect(isPairOf(room, { buyerId: buyer, sellerId })).toBe(true);
  const turned = { buyerId: seller, sellerId: "sel_01J00000000000000000000001" } as const;
  expect(isPairOf(room, turned)).toBe(true);
  expect(isPairOf(room, { ...turned, buyerId: "usr_01J00000000000000000000003" })).toBe(false);
});
