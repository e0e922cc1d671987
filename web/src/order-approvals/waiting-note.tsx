import type { Group } from "@bupum/shared/deal/estimate-groups/contract";
import { standingLines } from "@bupum/shared/deal/order-approvals/rules";
import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import { Alert } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import { openApprovals } from "./queries.ts";

/** On the page of a request: which of its lines wait for an approval, and where. */
export function WaitingNote({ groupId }: { groupId: Group["id"] }) {
  const say = useWords("orderApprovals");
  const { data } = useQuery(openApprovals);
  const waiting = (data?.items ?? []).flatMap((approval) => {
    const lines = standingLines(approval).filter((line) => line.groupId === groupId);
    return lines.length > 0 ? [{ approval, lines }] : [];
  });
  if (waiting.length === 0) return null;
  return (
    <Alert color="blue" title={say("waiting")}>
      {waiting.map(({ approval, lines }) => (
        <p key={approval.id}>
          <Link to="/mypage/approvals/$approvalId" params={{ approvalId: approval.id }}>
            {approval.sellerName}: {lines.map((line) => orderedProduct(line).title).join(", ")}
          </Link>
        </p>
      ))}
    </Alert>
  );
}
