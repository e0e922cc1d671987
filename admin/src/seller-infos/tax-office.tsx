import type { TaxStatus } from "@bupum/shared/accounts/seller-infos/tax-status";
import type { SellerInfo } from "@bupum/shared/accounts/seller-infos/contract";
import { formatBusinessNumber } from "@bupum/shared/accounts/seller-infos/rules";
import { useDays } from "@bupum/ui/display/days";
import { TaxState } from "@bupum/ui/seller-infos/tax-state";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useWords } from "../words.ts";
import { taxStatusOf } from "./queries.ts";
import styles from "./sellers.module.css";

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

function Line({ of }: { of: TaxStatus }) {
  const say = useWords("sellerInfos");
  return (
    <span>
      {formatBusinessNumber(of.businessNumber)}{" "}
      <TaxState
        of={of}
        words={{
          state: (state) => say(`tax.states.${state}`),
          type: (type) => say(`tax.types.${type}`),
          since: (on) => say("tax.since", { on }),
        }}
      />
    </span>
  );
}
