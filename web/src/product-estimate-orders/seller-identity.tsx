import { formatPhone } from "@bupum/shared/kernel/text/phone";
import { formatBusinessNumber } from "@bupum/shared/accounts/seller-infos/rules";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { addressText } from "../addresses/address-text.ts";
import { seller } from "../trade/queries.ts";
import { useWords } from "../words.ts";
import styles from "./orders.module.css";

/** Who sells: open to the buyer before the order (E-Commerce Act art. 20, D22-2). */
export function SellerIdentity({ sellerId }: { sellerId: string }) {
  const say = useWords("productEstimateOrders");
  const { data, error, refetch } = useQuery(seller(sellerId));
  if (error) return <Failed error={error} again={() => void refetch()} />;
  if (!data) return <Loading lines={4} />;
  const rows = [
    [say("seller.company"), data.companyName],
    [say("seller.representative"), data.representative],
    [say("seller.businessNumber"), formatBusinessNumber(data.businessNumber)],
    [say("seller.address"), addressText(data.address)],
    [say("seller.phone"), data.phone && formatPhone(data.phone)],
    [say("seller.tel"), data.tel && formatPhone(data.tel)],
    [say("seller.fax"), data.fax && formatPhone(data.fax)],
    [say("seller.email"), data.email],
  ].filter(([, value]) => value);
  return (
    <dl className={styles["facts"]}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
