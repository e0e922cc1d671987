import { moneyText } from "@bupum/ui/display/money";
import { Alert } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { memberText } from "../billing/names.ts";
import { useWords } from "../words.ts";
import { type DifferenceRow, openDifferences } from "./queries.ts";

/** Unexplained differences, independent of the days in the list below; nothing without any. */
export function OpenDifferences() {
  const say = useWords("reconciliations");
  const { data } = useQuery(openDifferences);
  if (!data || data.items.length === 0) return null;
  return (
    <Alert color="red" title={say("openTitle")}>
      <ul>
        {data.items.map((one) => (
          <li key={one.id}>
            <OpenDifference of={one} />
          </li>
        ))}
      </ul>
      {data.nextCursor && <p>{say("openMore")}</p>}
    </Alert>
  );
}

function OpenDifference({ of }: { of: DifferenceRow }) {
  const say = useWords("reconciliations");
  const language = useLocale();
  const { day, kind, movement, member } = of;
  const amount = of.providerAmount ?? of.ledgerAmount ?? 0;
  const said = [
    say(`movements.${movement}`),
    say(`kinds.${kind}`),
    moneyText({ amount, currency: "KRW" }, language),
    member ? memberText(member) : say("unknownPayment"),
  ];
  return (
    <>
      <Link to="/reconciliations/$day" params={{ day }}>
        {day}
      </Link>{" "}
      {said.join(" · ")}
    </>
  );
}
