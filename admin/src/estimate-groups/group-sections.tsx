import type { WholeGroupEntity } from "@bupum/shared/deal/estimates/admin-contract";
import { Money } from "@bupum/ui/display/money";
import { Link } from "@tanstack/react-router";
import { useFormatter } from "use-intl";
import { FileLinks } from "../files/file-links.tsx";
import { LineState } from "../product-estimates/line-list.tsx";
import { OrderState } from "../product-estimate-orders/order-list.tsx";
import { useWords } from "../words.ts";
import styles from "./groups.module.css";

interface GroupProps {
  group: WholeGroupEntity;
}

/** Lines without a seller, with a link to assign one. */
export function UnassignedSection({ group }: GroupProps) {
  const say = useWords("estimateGroups");
  const { lines, unassignedLineIds, open } = group;
  const waiting = lines.filter(({ requestLineId }) => unassignedLineIds.includes(requestLineId));
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="unassigned">
      <h2 id="unassigned">{say("unassigned")}</h2>
      <ul className={styles["rows"]}>
        {waiting.map((line) => (
          <li key={line.requestLineId}>
            <Wanted of={line} />
            <FileLinks files={line.files} />
          </li>
        ))}
      </ul>
      {open && <Link to="/lines/unassigned">{say("assign")}</Link>}
    </section>
  );
}

/** The lines of each asked seller, with each reply. */
export function SellerSections({ group }: GroupProps) {
  const say = useWords("estimateGroups");
  const { estimates, sellerLines } = group;
  if (estimates.length === 0) return null;
  return (
    <section aria-labelledby="sellers">
      <h2 id="sellers">{say("bySeller")}</h2>
      {estimates.map(({ id, number, sellerId, sellerName }) => (
        <section key={id} aria-labelledby={id}>
          <h3 id={id} className={styles["seller"]}>
            <Link to="/sellers/$sellerId" params={{ sellerId }}>
              {sellerName}
            </Link>{" "}
            <small>{number}</small>
          </h3>
          <ul className={styles["rows"]}>
            {sellerLines
              .filter(({ estimateId }) => estimateId === id)
              .map((line) => (
                <li key={line.id}>
                  <Link to="/lines/$lineId" params={{ lineId: line.id }}>
                    <Wanted of={line} />
                  </Link>
                  <span>
                    <LineState of={line} />
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** Every order of the request, in any status. */
export function OrdersSection({ orders }: Pick<WholeGroupEntity, "orders">) {
  const say = useWords("estimateGroups");
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="orders">
      <h2 id="orders">{say("orders")}</h2>
      <ul className={styles["rows"]}>
        {orders.map((order) => (
          <li key={order.id}>
            <Link to="/orders/$orderId" params={{ orderId: order.id }}>
              {order.poNumber} <Wanted of={order} />
            </Link>
            <span>{order.sellerName}</span>
            <Money of={order} />
            <span>
              <OrderState of={order} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface WantedProps {
  of: { partNumber?: string | undefined; productName: string; quantity: number; unit: string };
}

function Wanted({ of }: WantedProps) {
  const format = useFormatter();
  return (
    <>
      {of.partNumber ?? of.productName} {format.number(of.quantity)} {of.unit}
    </>
  );
}
