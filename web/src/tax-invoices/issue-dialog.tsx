import { formatBusinessNumber } from "@bupum/shared/accounts/seller-infos/rules";
import type { Supply } from "@bupum/shared/papers/tax-invoices/open";
import { isWholeMonth, writtenOnOf } from "@bupum/shared/papers/tax-invoices/rules";
import { addTaxed } from "@bupum/shared/kernel/money/tax";
import { seoulDay } from "@bupum/shared/kernel/time";
import { useDays } from "@bupum/ui/display/days";
import { failureOf } from "@bupum/ui/failure";
import { useSendKey } from "@bupum/ui/form/send-key";
import { toast } from "@bupum/ui/frame/toasts";
import { useNow } from "@bupum/ui/now";
import { Alert, Button, Checkbox, Modal } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Fact, FactList } from "../trade/facts.tsx";
import { useWords } from "../words.ts";
import { useMonthText } from "@bupum/ui/display/months";
import { createInvoices } from "./queries.ts";
import { SumsList } from "./sums-list.tsx";
import styles from "./tax-invoices.module.css";

interface IssueProps {
  of: Supply;
  /** The purchase orders that are chosen. */
  orders: Supply["orders"];
  onClose: () => void;
}

/** Asks once more before an invoice goes to the provider. */
export function IssueDialog(props: IssueProps) {
  const say = useWords("taxInvoices");
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={say("issue.title")}
      closeButtonProps={{ "aria-label": say("issue.close") }}
    >
      <Issue {...props} />
    </Modal>
  );
}

function Issue({ of, orders, onClose }: IssueProps) {
  const say = useWords("taxInvoices");
  const today = seoulDay(useNow());
  const keyOf = useSendKey();
  const [isAccepted, setAccepted] = useState(false);
  const { mutateAsync, isPending, error } = useMutation(createInvoices(useQueryClient()));
  // By the server's clock the day may have passed first.
  const isLate = today > of.dueOn || failureOf(error).code === "INVOICE_LATE";
  const issue = async () => {
    const body = {
      orderBatchIds: orders.map(({ orderBatchId }) => orderBatchId),
      month: of.month,
      late: isLate,
    };
    const { ids } = await mutateAsync({ body, idempotencyKey: keyOf(body) });
    toast.done(say("issue.done", { count: ids.length }));
    onClose();
  };
  // Others have issued it meanwhile: there is nothing left to ask about.
  const press = () =>
    issue().catch((fault: unknown) => {
      if (failureOf(fault).code === "NOTHING_TO_INVOICE") onClose();
    });
  return (
    <div className={styles["stack"]}>
      <Subject of={of} orders={orders} />
      {isLate && (
        <Alert color="orange" title={say("issue.late")}>
          <p>{say("issue.lateHint")}</p>
          <Checkbox
            mt="xs"
            size="md"
            label={say("issue.lateAccepted")}
            checked={isAccepted}
            onChange={({ currentTarget: { checked } }) => setAccepted(checked)}
          />
        </Alert>
      )}
      <Button
        mih={44}
        loading={isPending}
        disabled={isLate && !isAccepted}
        // A failed call is shown as a toast.
        onClick={() => void press()}
      >
        {say(isLate ? "issue.actLate" : "issue.act")}
      </Button>
    </div>
  );
}

/** Whose invoice it is, of which day, and what it comes to. */
function Subject({ of, orders }: Omit<IssueProps, "onClose">) {
  const say = useWords("taxInvoices");
  const days = useDays();
  const monthText = useMonthText();
  const today = seoulDay(useNow());
  const isWhole = isWholeMonth(orders.length, of.month, today);
  const suppliedOn = orders.map(({ lastOn }) => lastOn);
  return (
    <>
      <FactList>
        <Fact name={say("buyer")}>{of.buyer.name}</Fact>
        <Fact name={say("businessNumber")}>{formatBusinessNumber(of.buyer.businessNumber)}</Fact>
        <Fact name={say("email")}>{of.buyer.email}</Fact>
        <Fact name={say("issue.supplied")}>
          {monthText(of.month)} · {say("issue.orders", { count: orders.length })}
        </Fact>
        {orders.length > 0 && (
          <Fact name={say("writtenOn")}>{days.day(writtenOnOf(suppliedOn, isWhole))}</Fact>
        )}
      </FactList>
      <p className={styles["dimmed"]}>
        {say(`issue.days.${isWhole ? "MONTH" : "LAST"}`)} {say("issue.twoHint")}
      </p>
      <SumsList of={addTaxed(orders)} />
    </>
  );
}
