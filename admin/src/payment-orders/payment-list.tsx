import { paged } from "@bupum/ui/list/paged";
import type { PaymentOrderEntity } from "@bupum/shared/billing/payment-orders/admin-contract";
import { paymentKinds, paymentStatuses } from "@bupum/shared/billing/payment-orders/states";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Money } from "@bupum/ui/display/money";
import { Empty } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useColumnKinds } from "../lists/columns.ts";
import { ListPage } from "../lists/list-page.tsx";
import { MemberControls } from "../billing/member-controls.tsx";
import { memberText, useCardName } from "../billing/names.ts";
import { paymentList, readPayments } from "../billing/queries.ts";
import { useWords } from "../words.ts";

const route = getRouteApi("/_admin/payments/");

/** Everybody's payments, by status, kind, member and days. */
export function PaymentList() {
  const say = useWords("subscribes");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <ListPage
      title={say("payments")}
      columns={useColumns()}
      list={useQuery(paged(paymentList(search)))}
      source={{ read: readPayments(search) }}
      link={({ id }) => ({ to: "/payments/$paymentId", params: { paymentId: id } })}
      rowName={({ member }) => memberText(member)}
      search={search}
      filters={[
        {
          name: "status",
          label: say("status"),
          choices: paymentStatuses.map((value) => ({
            value,
            label: say(`paymentStates.${value}`),
          })),
        },
        {
          name: "kind",
          label: say("kind"),
          choices: paymentKinds.map((value) => ({ value, label: say(`kinds.${value}`) })),
        },
      ]}
      controls={
        <MemberControls
          search={search}
          narrow={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
        />
      }
      empty={<Empty title={say("noPayment")} />}
    />
  );
}

function useColumns(): Column<PaymentOrderEntity>[] {
  const column = useColumnKinds();
  const say = useWords("subscribes");
  const cardName = useCardName();
  return [
    column.text("member", say("member"), ({ member }) => memberText(member)),
    {
      key: "status",
      head: say("status"),
      cell: ({ status }) => <Status of={status}>{say(`paymentStates.${status}`)}</Status>,
      sheet: ({ status }) => say(`paymentStates.${status}`),
    },
    {
      key: "kind",
      head: say("kind"),
      cell: ({ kind, subscribeType }) =>
        `${say(`kinds.${kind}`)} · ${say(`types.${subscribeType}`)}`,
      sheet: ({ kind }) => say(`kinds.${kind}`),
    },
    {
      key: "amount",
      head: say("amount"),
      align: "end",
      whole: true,
      cell: ({ amount }) => <Money of={{ amount, currency: "KRW" }} />,
      sheet: ({ amount }) => amount,
    },
    column.text("card", say("card"), ({ card }) => cardName(card)),
    column.day("createdAt", say("madeAt"), ({ createdAt }) => createdAt, {
      sortable: true,
      whole: true,
    }),
  ];
}
