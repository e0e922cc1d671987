import { useDays } from "@bupum/ui/display/days";
import type { AwardPlan } from "@bupum/shared/deal/award-plans/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { Money } from "@bupum/ui/display/money";
import { Failed, Loading } from "@bupum/ui/display/states";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../api.ts";
import { useWords } from "../../words.ts";
import styles from "./award.module.css";

const awardPlans = (groupId: Id<"egr">) =>
  queryOptions({
    queryKey: ["award-plans", groupId],
    queryFn: ({ signal }) => api.awardPlans.list({ query: { groupId } }, { signal }),
  });

/** The awards of the request so far. */
export function AwardPlans({ groupId }: { groupId: Id<"egr"> }) {
  const say = useWords("productEstimates");
  const { data, error, refetch } = useQuery(awardPlans(groupId));
  if (error) return <Failed error={error} again={() => void refetch()} />;
  if (!data) return <Loading lines={2} height={44} />;
  if (data.items.length === 0) return <p className={styles["note"]}>{say("award.noPlans")}</p>;
  return (
    <ul className={styles["plans"]}>
      {data.items.map((plan) => (
        <Plan key={plan.id} plan={plan} />
      ))}
    </ul>
  );
}

function Plan({ plan: { preset, shares, totalWon, rates, createdAt } }: { plan: AwardPlan }) {
  const say = useWords("productEstimates");
  const days = useDays();
  const at = days.moment(createdAt);
  return (
    <li>
      <p>
        {at} · {say(`award.by.${preset}`)}
        {totalWon !== undefined && (
          <>
            {" · "}
            <Money of={{ amount: totalWon, currency: "KRW" }} vat="EXCLUDED" />
          </>
        )}
      </p>
      <p className={styles["note"]}>
        {shares
          .map(
            ({ sellerName, items }) =>
              `${sellerName} ${say("award.lines", { count: items.length })}`,
          )
          .join(" · ")}
        {rates && ` · ${say("award.rate", { date: rates.asOf })}`}
      </p>
    </li>
  );
}
