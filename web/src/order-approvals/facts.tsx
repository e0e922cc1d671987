import type { OrderApproval } from "@bupum/shared/deal/order-approvals/contract";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import { seoulDay } from "@bupum/shared/kernel/time";
import { useNow } from "@bupum/ui/now";
import { useDays } from "@bupum/ui/display/days";
import { MemberName } from "../companies/member-name.tsx";
import { ChargedCentre } from "../cost-centres/charged-centre.tsx";
import { useExample } from "../order-numbers/use-example.ts";
import { SellerIdentity } from "../product-estimate-orders/seller-identity.tsx";
import { Fact, FactList } from "../trade/facts.tsx";
import { useWords } from "../words.ts";
import styles from "./approvals.module.css";
import { CategoriesMet } from "./categories-met.tsx";

/** The own number of its order; while it waits, how the company will number it (D45-4). */
function useOwnNumber({ buyerPoNumber, status }: OrderApproval): string | undefined {
  const words = useWords("orderNumbers");
  const example = useExample();
  if (buyerPoNumber || status !== "WAITING") return buyerPoNumber;
  return example && words("whenPlaced", { example });
}

/** Who asked, where the goods go, and who the seller is. */
export function Facts({ of }: { of: OrderApproval }) {
  const say = useWords("orderApprovals");
  const days = useDays();
  const today = seoulDay(useNow());
  const { shipTo } = of;
  const ownNumber = useOwnNumber(of);
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{say("facts")}</h2>
      <FactList>
        <Fact name={say("askedBy")}>
          <MemberName userId={of.askedBy} /> · {days.moment(of.askedAt)}
        </Fact>
        <Fact name={say("shipTo")}>
          {[shipTo.name, shipTo.phone && formatPhone(shipTo.phone)].filter(Boolean).join(" · ")}
          {shipTo.address && (
            <>
              <br />({shipTo.zip}) {shipTo.address}
            </>
          )}
        </Fact>
        <CategoriesMet of={of} />
        {of.costCentre && (
          <Fact name={say("costCentre")}>
            <ChargedCentre of={of.costCentre} isReserved={of.status === "WAITING"} />
          </Fact>
        )}
        {ownNumber && <Fact name={say("poNumber")}>{ownNumber}</Fact>}
        {of.desiredDate && (
          <Fact name={say("desired")}>
            {days.day(of.desiredDate)}
            {of.status === "WAITING" && of.desiredDate < today && (
              <small className={styles["late"]}> {say("desiredPassed")}</small>
            )}
          </Fact>
        )}
        {of.memo && <Fact name={say("memo")}>{of.memo}</Fact>}
      </FactList>
      <details className={styles["details"]}>
        <summary>{say("sellerFacts")}</summary>
        <SellerIdentity sellerId={of.sellerId} />
      </details>
    </section>
  );
}
