import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { mostRounds } from "@bupum/shared/deal/product-estimates/rules";
import { Button } from "@mantine/core";
import { useState } from "react";
import { RoleGuard } from "../../companies/role-guard.tsx";
import { useWords } from "../../words.ts";
import { RequoteDialog } from "./requote-dialog.tsx";

/** Whether the buyer may ask again: after a quote or refusal, without an order, with rounds left. */
const isAskable = ({ open, replyType, activeOrder, round, currentResponse }: Line) =>
  open &&
  !activeOrder &&
  round < mostRounds &&
  (replyType === "REJECTED" || (replyType === "REPLIED" && currentResponse?.state !== "WITHDRAWN"));

/** The button that asks for another quote, or the request that is open. */
export function RequoteButton({ item }: { item: Line }) {
  const say = useWords("requote");
  const [isOpen, setOpen] = useState(false);
  if (item.open && item.replyType === "PENDING" && item.requote)
    return <p>{say("waiting", { round: item.round })}</p>;
  if (!isAskable(item)) return null;
  const name = item.partNumber ?? item.productName;
  return (
    <RoleGuard act="ask" isQuiet>
      <Button
        variant="subtle"
        size="compact-md"
        mih={44}
        aria-label={say("openOf", { seller: item.sellerName, part: name })}
        onClick={() => setOpen(true)}
      >
        {say("open")}
      </Button>
      {isOpen && <RequoteDialog item={item} onClose={() => setOpen(false)} />}
    </RoleGuard>
  );
}
