import type { DeliveryAddress } from "@bupum/shared/accounts/companies/delivery-addresses";
import type { Region } from "@bupum/shared/reference/regions/regions";
import { DayField, ProseField } from "@bupum/ui/form/fields";
import { ShipToFields } from "../addresses/ship-to-fields.tsx";
import { useWords } from "../words.ts";
import type { Address } from "./addresses.ts";
import { StatedAddresses, UsedAddresses } from "./address-choices.tsx";
import { NumberField } from "./number/number-field.tsx";
import styles from "./orders.module.css";

interface ShipToSectionProps {
  stated: readonly DeliveryAddress[];
  used: readonly Address[];
  startRegion: Region | "";
}

/** Where the goods go, and what else the buyer says of the order. */
export function ShipToSection({ stated, used, startRegion }: ShipToSectionProps) {
  const say = useWords("productEstimateOrders");
  return (
    <>
      <section aria-labelledby="ship-to" className={styles["block"]}>
        <h2 id="ship-to">{say("form.shipTo")}</h2>
        <p className={styles["dimmed"]}>{say("form.shipToHint")}</p>
        {stated.length > 0 ? (
          <StatedAddresses stated={stated} used={used} startRegion={startRegion} />
        ) : (
          <UsedAddresses of={used} />
        )}
        <ShipToFields />
      </section>
      <section aria-labelledby="order-terms" className={styles["block"]}>
        <h2 id="order-terms">{say("form.terms")}</h2>
        <div className={styles["fields"]}>
          <NumberField />
          <DayField name="desiredDate" label={say("form.desired")} />
        </div>
        <ProseField name="memo" label={say("form.memo")} maxLength={1000} />
      </section>
    </>
  );
}
