import type { TaxStatus } from "@bupum/shared/accounts/seller-infos/tax-status";
import { formatBusinessNumber } from "@bupum/shared/accounts/seller-infos/rules";
import { useDays } from "@bupum/ui/display/days";
import { failureOf } from "@bupum/ui/failure";
import { TaxState } from "@bupum/ui/seller-infos/tax-state";
import { Alert, Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useWords } from "../words.ts";
import { type Numbered, taxStatusOf } from "./queries.ts";
import styles from "./tax-status.module.css";

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

function StatusLine({ of }: { of: TaxStatus }) {
  const say = useWords("companies");
  return (
    <TaxState
      of={of}
      words={{
        state: (state) => say(`tax.states.${state}`),
        type: (type) => say(`tax.types.${type}`),
        since: (on) => say("tax.since", { on }),
      }}
    />
  );
}
