import type { TaxStatus } from "@bupum/shared/accounts/seller-infos/tax-status";
import type { SellerInfo } from "@bupum/shared/accounts/seller-infos/contract";
import { formatBusinessNumber } from "@bupum/shared/accounts/seller-infos/rules";
import { useDays } from "@bupum/ui/display/days";
import { type Meaning, Status } from "@bupum/ui/display/status";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useWords } from "../words.ts";
import { taxStatusOf } from "./queries.ts";
import styles from "./sellers.module.css";

const meanings: Record<TaxStatus["state"], Meaning> = {
  OPEN: "good",
  PAUSED: "waiting",
  CLOSED: "bad",
  UNKNOWN: "bad",
};

/** What the tax office says of a seller's business numbers (D11-12). */
export function TaxOffice({
  seller: { id, status },
}: {
  seller: Pick<SellerInfo, "id" | "status">;
}) {
  const say = useWords("sellerInfos");
  const days = useDays();
  const { data, error, isFetching, refetch } = useQuery({
    ...taxStatusOf(id),
    enabled: status === "PENDING",
  });
  return (
    <div className={styles["tax"]}>
      {data?.numbers.map((number) => (
        <Line key={number.businessNumber} of={number} />
      ))}
      {error && <span>{say("tax.down")}</span>}
      {data && <span>{say("tax.asked", { at: days.moment(data.askedAt) })}</span>}
      <Button
        variant="default"
        size="compact-sm"
        loading={isFetching}
        onClick={() => void refetch()}
      >
        {say(data || error ? "tax.again" : "tax.ask")}
      </Button>
    </div>
  );
}

function Line({ of: { businessNumber, state, taxType, endedOn } }: { of: TaxStatus }) {
  const say = useWords("sellerInfos");
  const days = useDays();
  return (
    <span>
      {formatBusinessNumber(businessNumber)}{" "}
      <Status of={state} meaning={meanings[state]}>
        {say(`tax.states.${state}`)}
      </Status>{" "}
      {[
        taxType && say(`tax.types.${taxType}`),
        endedOn && say("tax.since", { on: days.day(endedOn) }),
      ]
        .filter(Boolean)
        .join(" · ")}
    </span>
  );
}
