import { Badge } from "@mantine/core";
import type { ReactNode } from "react";

/** The meaning of a state; on these sites colours express nothing else. */
export type Meaning = "waiting" | "running" | "good" | "bad" | "over";

const colors: Record<Meaning, string> = {
  waiting: "orange",
  running: "blue",
  good: "green",
  bad: "red",
  over: "gray",
};

/** The states (D23-2) by meaning. */
const meanings: Record<string, Meaning> = {
  NONE: "over",
  PENDING: "waiting",
  READY: "waiting",
  IN_PROGRESS: "running",
  CORRECTION: "waiting",
  CONFIRMED: "running",
  REPLIED: "good",
  APPROVED: "good",
  COMPLETED: "good",
  DONE: "good",
  PAID: "good",
  ACTIVE: "good",
  REJECTED: "bad",
  FAILED: "bad",
  CANCELLED: "over",
  SUSPENDED: "over",
};

/** A state in its colour. `meaning` overrides it if the same word means something else. */
export function Status(props: { of: string; children: ReactNode; meaning?: Meaning }) {
  const meaning = props.meaning ?? meanings[props.of] ?? "over";
  return (
    <Badge color={colors[meaning]} miw="max-content" data-state={props.of}>
      {props.children}
    </Badge>
  );
}
