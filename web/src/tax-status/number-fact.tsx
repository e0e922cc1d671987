import type { TaxStatus } from "@bupum/shared/accounts/seller-infos/tax-status";
import { formatBusinessNumber } from "@bupum/shared/accounts/seller-infos/rules";
import { useDays } from "@bupum/ui/display/days";
import { type Meaning, Status } from "@bupum/ui/display/status";
import { failureOf } from "@bupum/ui/failure";
import { Alert, Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useWords } from "../words.ts";
import { type Numbered, taxStatusOf } from "./queries.ts";
import styles from "./tax-status.module.css";

const meanings: Record<TaxStatus["state"], Meaning> = {
  OPEN: "good",
  PAUSED: "waiting",
  CLOSED: "bad",
  UNKNOWN: "bad",
};

/** Among the facts of a company: owners ask the tax office about its number by a press (D40-20). */
export function NumberFact({ company }: { company: Numbered }) {
  const say = useWords("companies");
  const days = useDays();
  const { data, error, isFetching, refetch } = useQuery({
    ...taxStatusOf(company),
    enabled: false,
  });
  return (
    <>
      <dt>{say("tax.name")}</dt>
      <dd className={styles["fact"]}>
        {data && (
          <>
            <span className={styles["line"]}>
              <StatusLine of={data} />
            </span>
            <span className={styles["hint"]}>
              {say("tax.asked", { at: days.moment(data.askedAt) })}
            </span>
          </>
        )}
        {error && !isFetching && <span role="alert">{failedText(error) ?? say("tax.down")}</span>}
        <Button variant="default" mih={44} loading={isFetching} onClick={() => void refetch()}>
          {say(data || error ? "tax.again" : "tax.ask")}
        </Button>
        <span className={styles["hint"]}>{say("tax.hint")}</span>
      </dd>
    </>
  );
}

/** Any other failure is the office's, which is named in words of its own. */
const failedText = (error: Error): string | undefined => {
  const { code, message } = failureOf(error);
  return code === "UNAVAILABLE" ? undefined : message;
};

/**
 * After a company was founded: what the tax office says of its number, where somebody should look at it
 * again (D40-20).
 */
export function FoundedNumber({ company }: { company: Numbered }) {
  const say = useWords("companies");
  const { data, error } = useQuery(taxStatusOf(company));
  if (error) return <p className={styles["hint"]}>{failedText(error) ?? say("tax.foundedDown")}</p>;
  if (!data || data.state === "OPEN") return null;
  return (
    <Alert color="orange" title={say("tax.foundedTitle")}>
      <div className={styles["line"]}>
        {formatBusinessNumber(data.businessNumber)} <StatusLine of={data} />
      </div>
      <p>{say("tax.foundedHint")}</p>
    </Alert>
  );
}

/** Whether the business runs, how it is taxed, and since when it is paused or closed. */
function StatusLine({ of: { state, taxType, endedOn } }: { of: TaxStatus }) {
  const say = useWords("companies");
  const days = useDays();
  return (
    <>
      <Status of={state} meaning={meanings[state]}>
        {say(`tax.states.${state}`)}
      </Status>{" "}
      {[
        taxType && say(`tax.types.${taxType}`),
        endedOn && say("tax.since", { on: days.day(endedOn) }),
      ]
        .filter(Boolean)
        .join(" · ")}
    </>
  );
}
