import type { ApprovalLine, OrderApproval } from "@bupum/shared/deal/order-approvals/contract";
import { RatesContext } from "@bupum/ui/display/money";
import { useNow } from "@bupum/ui/now";
import { useQueries } from "@tanstack/react-query";
import { useContext } from "react";
import { linesOfGroup } from "../trade/queries.ts";
import { type ComparedLine, compareLine } from "./standing.ts";

export interface Compared {
  /** The requests that the lines are of. */
  groupIds: OrderApproval["lines"][number]["groupId"][];
  lines: { line: ApprovalLine; that: ComparedLine }[];
  /** A line that waits cannot be ordered as it was shown. */
  isChanged: boolean;
}

/** The lines of an approval beside what their requests say now. */
export function useCompared({ lines, status }: OrderApproval): Compared {
  const groupIds = [...new Set(lines.map(({ groupId }) => groupId))];
  const items = useQueries({
    queries: groupIds.map((groupId) => ({ ...linesOfGroup(groupId), staleTime: 0 })),
    combine: (found) => found.flatMap(({ data }) => data?.items ?? []),
  });
  const toKrw = useContext(RatesContext)?.toKrw ?? {};
  const at = { toKrw, now: useNow() };
  const compared = lines.map((line) => ({ line, that: compareLine(line, items, at) }));
  const isChanged =
    status === "WAITING" && compared.some(({ line, that }) => !line.refusal && that.isChanged);
  return { groupIds, lines: compared, isChanged };
}
