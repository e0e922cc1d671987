import { carriers } from "@bupum/shared/deal/product-estimate-orders/carriers";
import { TextField } from "../form/fields.tsx";

/** The list that a field of a carrier names. */
export const carrierChoices = "order-carriers";

/** Carriers to choose from; another name may be typed. */
export const CarrierChoices = () => (
  <datalist id={carrierChoices}>
    {carriers.map(({ name }) => (
      <option key={name} value={name}>
        {name}
      </option>
    ))}
  </datalist>
);

/** A carrier and its number, each by its label. */
export const CarrierFields = ({
  carrier,
  trackingNo,
}: Record<"carrier" | "trackingNo", string>) => (
  <>
    <TextField
      name="carrier"
      label={carrier}
      maxLength={40}
      list={carrierChoices}
      autoComplete="off"
    />
    <CarrierChoices />
    <TextField
      name="trackingNo"
      label={trackingNo}
      maxLength={40}
      inputMode="numeric"
      autoComplete="off"
    />
  </>
);
