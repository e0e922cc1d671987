import { trackingAddress } from "@bupum/shared/deal/product-estimate-orders/carriers";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import type { ko } from "@bupum/shared/deal/product-estimate-orders/words/ko";
import type { Say } from "../say.ts";
import styles from "./parcel.module.css";

interface ParcelProps {
  of: Pick<NonNullable<Order["shipment"]>, "carrier" | "trackingNo">;
  /** The site's own words, which include those of a parcel. */
  say: Say<{ shipment: typeof ko }>;
}

/** Carrier and number; the number leads to the carrier's page about it (D2-20). */
export function Parcel({ of: { carrier, trackingNo }, say }: ParcelProps) {
  const address = trackingAddress(carrier, trackingNo);
  return (
    <>
      {carrier}{" "}
      {address ? (
        <a
          href={address}
          className={styles["number"]}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={say("shipment.track", { carrier, number: trackingNo ?? "" })}
        >
          {trackingNo}
        </a>
      ) : (
        trackingNo
      )}
    </>
  );
}
