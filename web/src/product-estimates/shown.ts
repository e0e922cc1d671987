import type { Id, LineId } from "@bupum/shared/kernel/ids";

/** What the panel beside the comparison shows. */
export type Shown =
  | { kind: "terms" }
  | { kind: "plans" }
  | { kind: "seller"; id: Id<"est"> }
  | { kind: "line"; id: string }
  | { kind: "quote"; id: LineId };
