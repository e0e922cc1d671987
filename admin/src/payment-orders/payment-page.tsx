import type { PaymentOrderEntityDetail } from "@bupum/shared/billing/payment-orders/admin-contract";
import { wantsSecond } from "@bupum/shared/accounts/approvals/rules";
import { Money, moneyText } from "@bupum/ui/display/money";
import { Status } from "@bupum/ui/display/status";
import { Button, Stack, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { useLocale } from "use-intl";
import { readApprovalsAgain } from "../approvals/queries.ts";
import { doneAlone } from "../approvals/second-person.ts";
import { onlyFor } from "../may.tsx";
import { api } from "../api.ts";
import { FirstInQueue } from "../inbox/queue-step.tsx";
import { BackLink } from "../layout/back-link.tsx";
import { DetailPage } from "../layout/detail-page.tsx";
import { Fact, Facts } from "../layout/facts.tsx";
import { TitleRow } from "../layout/title-row.tsx";
import { ActDialog } from "../billing/act-dialog.tsx";
import { History } from "../billing/history.tsx";
import { useDays } from "@bupum/ui/display/days";
import { memberText, useCardName, useFailCodeName, useStateNames } from "../billing/names.ts";
import { paymentDetail } from "../billing/queries.ts";
import { useWords } from "../words.ts";
import { ReceiptButton } from "./receipt-button.tsx";

const route = getRouteApi("/_admin/payments/$paymentId");

/** One payment, and the form to refund it. */
export function PaymentPage() {
  const say = useWords("subscribes");
  const states = useStateNames();
  const { paymentId } = route.useParams();
  const query = useQuery(paymentDetail(paymentId));
  return (
    <DetailPage
      title={query.data ? memberText(query.data.member) : say("payments")}
      back={<BackLink to="/payments">{say("payments")}</BackLink>}
      query={query}
    >
      {(one) => (
        <Stack>
          <TitleRow title={memberText(one.member)}>
            <Status of={one.status}>{say(`paymentStates.${one.status}`)}</Status>
            <FirstInQueue queue="payments" self={one.id} />
          </TitleRow>
          <Refund key={one.version} of={one} />
          <PaymentFacts of={one} />
          <History events={one.history} nameOf={states.payment} />
        </Stack>
      )}
    </DetailPage>
  );
}

function PaymentFacts({ of }: { of: PaymentOrderEntityDetail }) {
  const say = useWords("subscribes");
  const { dayOf: day } = useDays();
  const cardName = useCardName();
  const failCodeName = useFailCodeName();
  const { id: userId } = of.member;
  return (
    <Facts>
      <Fact name={say("member")}>
        <Link to="/users/$userId" params={{ userId }}>
          {memberText(of.member)}
        </Link>
      </Fact>
      {of.paidAt && (
        <Fact name={say("title")}>
          <Link to="/subscriptions/$subscribeId" params={{ subscribeId: of.subscribeId }}>
            {say("toSubscription")}
          </Link>
        </Fact>
      )}
      <Fact name={say("kind")}>
        {`${say(`kinds.${of.kind}`)} · ${say(`types.${of.subscribeType}`)}`}
      </Fact>
      <Fact name={say("amount")}>
        <Money of={{ amount: of.amount, currency: "KRW" }} />
      </Fact>
      {of.refundedAmount !== undefined && (
        <Fact name={say("refunded")}>
          <Money of={{ amount: of.refundedAmount, currency: "KRW" }} />
        </Fact>
      )}
      {of.periodStart && of.periodEnd && (
        <Fact name={say("period")}>{`${day(of.periodStart)} ~ ${day(of.periodEnd)}`}</Fact>
      )}
      <Fact name={say("card")}>{cardName(of.card)}</Fact>
      {of.failCode && <Fact name={say("failCode")}>{failCodeName(of.failCode)}</Fact>}
      {of.providerPaymentId && <Fact name={say("providerId")}>{of.providerPaymentId}</Fact>}
      {of.approvalNumber && <Fact name={say("approvalNumber")}>{of.approvalNumber}</Fact>}
      {of.paidAt && (
        <Fact name={say("receipt")}>
          <ReceiptButton key={of.version} of={of} />{" "}
          {of.receiptUrl && (
            <a href={of.receiptUrl} target="_blank" rel="noopener noreferrer">
              {say("receiptOpen")}
            </a>
          )}
        </Fact>
      )}
      <Fact name={say("madeAt")}>{day(of.createdAt)}</Fact>
      {of.paidAt && <Fact name={say("paidAt")}>{day(of.paidAt)}</Fact>}
    </Facts>
  );
}

const Refund = onlyFor(
  "paymentOrderEntities.refund",
  function Refund({ of }: { of: PaymentOrderEntityDetail }) {
    const say = useWords("subscribes");
    const sayOf = useWords("approvals");
    const client = useQueryClient();
    const language = useLocale();
    const [isAsking, setAsking] = useState(false);
    const left = of.amount - (of.refundedAmount ?? 0);
    const [typed, setTyped] = useState(String(left));
    if (of.status !== "PAID") return null;
    if (of.refund) return <p>{say("underRefund")}</p>;
    const amount = Number(typed);
    const { id } = of;
    const give = async (body: { version: number; amount: number; reason: string }) => {
      if (await doneAlone(() => api.paymentOrderEntities.refund({ params: { id }, body })))
        return undefined;
      await api.approvals.ask({ body: { kind: "REFUND", id, ...body } });
      void readApprovalsAgain(client);
      return sayOf("asked");
    };
    return (
      <div>
        <Button variant="outline" color="red" onClick={() => setAsking(true)}>
          {say("acts.refund")}
        </Button>
        {isAsking && (
          <ActDialog
            title={say("acts.refund")}
            body={say("acts.refundBody", {
              left: moneyText({ amount: left, currency: "KRW" }, language),
            })}
            reason="required"
            danger
            isReady={Number.isInteger(amount) && amount > 0 && amount <= left}
            leave={() => setAsking(false)}
            act={(reason) => give({ version: of.version, amount, reason })}
          >
            <TextInput
              label={say("amount")}
              description={wantsSecond("REFUND", of.amount - left + amount) && sayOf("aboveAlone")}
              inputMode="numeric"
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value.replaceAll(/\D/g, ""))}
            />
          </ActDialog>
        )}
      </div>
    );
  },
);
