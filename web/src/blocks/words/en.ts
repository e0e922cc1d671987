import type { ko } from "./ko.ts";

export const en: typeof ko = {
  title: "Blocked companies",
  hint: "No new requests pass between you and a company you blocked. Running estimates and orders go on. The other side is not told.",
  manage: "See blocked companies",
  act: "Block",
  actOn: "Block {name}",
  body: "No new requests will pass between you and {name}. Running estimates and orders go on, and the other side is not told.",
  done: "Blocked.",
  undo: "Unblock",
  undoOn: "Unblock {name}",
  undone: "Unblocked.",
  name: "Company",
  kind: "Kind",
  kinds: { SELLER: "Seller", BUYER: "Buyer" },
  createdAt: "Blocked on",
  acts: "Manage",
  gone: "A company that left or cannot be seen",
  none: "You have blocked nobody",
  noneHint:
    "You can block a seller on its page, and a buyer on the page of a request you received.",
};
