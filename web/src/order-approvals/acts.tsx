import { breakdownOfApproval } from "@bupum/shared/deal/order-approvals/totals";
import type { OrderApproval } from "@bupum/shared/deal/order-approvals/contract";
import { dueStep } from "@bupum/shared/deal/order-approvals/rules";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { RoleGuard } from "../companies/role-guard.tsx";
import { PaidTotal } from "../product-estimate-orders/totals.tsx";
import { useWords } from "../words.ts";
import styles from "./approvals.module.css";
import { releaseApproval, withdrawApproval } from "./queries.ts";
import { RefusalForm } from "./refusal-form.tsx";

interface ActsProps {
  of: OrderApproval;
  /** It cannot be ordered as it was shown. */
  isChanged: boolean;
}

/** What the reader may do with it now: decide, take it back, or bring its lines back. */
export function Acts({ of, isChanged }: ActsProps) {
  return (
    <>
      {of.mayDecide && <Decide of={of} isChanged={isChanged} />}
      {of.status === "WAITING" && !of.mayDecide && <Withdraw of={of} />}
      <Again of={of} />
    </>
  );
}

function Decide({ of, isChanged }: ActsProps) {
  const say = useWords("orderApprovals");
  const [isRefusing, setRefusing] = useState(false);
  const { mutateAsync, isPending } = useMutation(releaseApproval(useQueryClient()));
  const isLast = dueStep(of) === of.steps.length - 1;
  const release = async () => {
    const { poNumber } = await mutateAsync({ id: of.id, body: { version: of.version } });
    toast.done(poNumber ? say("orderPlaced", { number: poNumber }) : say("passedOn"));
    // What became of it stands above.
    scrollTo({ top: 0 });
  };
  return (
    <>
      {isRefusing && <RefusalForm of={of} done={() => setRefusing(false)} />}
      <div className={styles["acts"]}>
        <span>
          {say("total")}{" "}
          <b>
            <PaidTotal of={breakdownOfApproval(of)} />
          </b>
        </span>
        <div>
          <Button variant="default" mih={44} onClick={() => setRefusing((is) => !is)}>
            {say(isRefusing ? "cancel" : "refuse")}
          </Button>
          {!isRefusing && (
            <Button
              mih={44}
              loading={isPending}
              disabled={isChanged}
              // A failed call is shown as a toast.
              onClick={() => void release().catch(() => undefined)}
            >
              {say(isLast ? "releaseAndOrder" : "release")}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

function Withdraw({ of }: { of: OrderApproval }) {
  const say = useWords("orderApprovals");
  const { mutateAsync, isPending } = useMutation(withdrawApproval(useQueryClient()));
  const withdraw = async () => {
    const spec = { title: say("withdraw"), body: say("withdrawBody"), primary: say("withdraw") };
    if (!(await confirmed(spec))) return;
    await mutateAsync(of.id);
    toast.done(say("withdrawn"));
  };
  return (
    <RoleGuard act="order" isQuiet>
      <div>
        <Button
          variant="default"
          mih={44}
          loading={isPending}
          // A failed call is shown as a toast.
          onClick={() => void withdraw().catch(() => undefined)}
        >
          {say("withdraw")}
        </Button>
      </div>
    </RoleGuard>
  );
}

/** Back to the order form with what was refused, left out, or not released in time. */
function Again({ of }: { of: OrderApproval }) {
  const say = useWords("orderApprovals");
  const isOver = of.status === "REFUSED" || of.status === "WITHDRAWN" || of.status === "LAPSED";
  const lines = isOver ? of.lines : of.lines.filter(({ refusal }) => refusal);
  const [first] = lines;
  if (!first) return null;
  // The form is of one request.
  const ids = lines.flatMap(({ groupId, productEstimateId }) =>
    groupId === first.groupId ? productEstimateId : [],
  );
  return (
    <RoleGuard act="order" isQuiet>
      <Link
        to="/mypage/estimates/$groupId/order"
        params={{ groupId: first.groupId }}
        search={{
          lines: ids.join(","),
          ...(ids.length === 1 && { quantity: String(first.quantity) }),
        }}
        className={styles["link"]}
      >
        {say("again", { count: ids.length })}
      </Link>
    </RoleGuard>
  );
}
