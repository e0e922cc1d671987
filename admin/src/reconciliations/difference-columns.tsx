import { isId } from "@bupum/shared/kernel/id-text";
import { seoulClock } from "@bupum/shared/kernel/sheet";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Money } from "@bupum/ui/display/money";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../api.ts";
import { ActDialog } from "../billing/act-dialog.tsx";
import { memberText } from "../billing/names.ts";
import { useWords } from "../words.ts";
import type { DifferenceRow } from "./queries.ts";

const won = (amount: number | undefined) =>
  amount === undefined ? "–" : <Money of={{ amount, currency: "KRW" }} />;

/** Both sides of one movement of money, and its explanation. */
export function useDifferenceColumns(): Column<DifferenceRow>[] {
  const say = useWords("reconciliations");
  return [
    { key: "payment", head: say("paymentOrderId"), cell: (row) => <Payment of={row} /> },
    { key: "kind", head: say("kind"), cell: ({ kind }) => say(`kinds.${kind}`) },
    {
      key: "movement",
      head: say("movement"),
      cell: ({ movement }) => say(`movements.${movement}`),
    },
    {
      key: "ledger",
      head: say("ledgerAmount"),
      align: "end",
      whole: true,
      cell: ({ ledgerAmount }) => won(ledgerAmount),
    },
    {
      key: "provider",
      head: say("providerAmount"),
      align: "end",
      whole: true,
      cell: ({ providerAmount }) => won(providerAmount),
    },
    { key: "at", head: say("movedAt"), whole: true, cell: ({ at }) => seoulClock(at) },
    { key: "outcome", head: say("outcome"), cell: (row) => <Outcome of={row} /> },
  ];
}

function Payment({ of: { paymentOrderId, member } }: { of: DifferenceRow }) {
  const say = useWords("reconciliations");
  if (!member || !isId(paymentOrderId, "pay"))
    return (
      <>
        {paymentOrderId} <small>{say("unknownPayment")}</small>
      </>
    );
  return (
    <>
      <Link to="/payments/$paymentId" params={{ paymentId: paymentOrderId }}>
        {paymentOrderId}
      </Link>{" "}
      <small>{memberText(member)}</small>
    </>
  );
}

function Outcome({ of }: { of: DifferenceRow }) {
  const say = useWords("reconciliations");
  const [isAsking, setAsking] = useState(false);
  const { day, kind, of: name, explained, goneAt } = of;
  if (goneAt) return say("gone", { at: seoulClock(goneAt) });
  if (explained) return `${explained.note} (${seoulClock(explained.at)})`;
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
        {say("explain")}
      </Button>
      {isAsking && (
        <ActDialog
          title={say("explain")}
          body={say("explainBody")}
          reason="required"
          leave={() => setAsking(false)}
          act={(note) =>
            api.reconciliations.explain({ params: { day }, body: { kind, of: name, note } })
          }
        />
      )}
    </>
  );
}
