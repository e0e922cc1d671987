import { carriers } from "@bupum/shared/deal/product-estimate-orders/carriers";

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
