import {
  breakdownOf,
  shippingOfBreakdown,
} from "@bupum/shared/deal/product-estimate-orders/breakdown";
import {
  aboutProduct,
  orderedProduct,
} from "@bupum/shared/deal/product-estimate-orders/named-products";
import { purchaseOrderOf } from "@bupum/shared/deal/product-estimate-orders/purchase-orders";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import type { OrderEntityLine } from "@bupum/shared/deal/product-estimate-orders/admin-contract";
import { type Column, DataTable } from "@bupum/ui/data-table/data-table";
import { useDays } from "@bupum/ui/display/days";
import { Money, UnitPrice } from "@bupum/ui/display/money";
import { Parcel } from "@bupum/ui/product-estimate-orders/parcel";
import { useShippingSaid } from "@bupum/ui/product-estimate-orders/shipping";
import { ShipDate } from "@bupum/ui/product-estimate-orders/ship-date";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { useFormatter } from "use-intl";
import { BackLink } from "../layout/back-link.tsx";
import { DetailPage } from "../layout/detail-page.tsx";
import { Fact, Facts } from "../layout/facts.tsx";
import { TitleRow } from "../layout/title-row.tsx";
import { useWords } from "../words.ts";
import { DecisionBar } from "./decision-bar.tsx";
import { OrderState, PurchaseOrderState } from "./order-list.tsx";
import styles from "./orders.module.css";
import { orderLines } from "./queries.ts";

const route = getRouteApi("/_admin/orders/po/$orderId");
type Lines = readonly [OrderEntityLine, ...OrderEntityLine[]];

/** One purchase order: what it comes to, its lines, and what an admin may decide about them. */
export function PurchaseOrderPage() {
  const say = useWords("productEstimateOrders");
  const { orderId } = route.useParams();
  const query = useQuery(orderLines(orderId));
  const [head] = query.data?.orders ?? [];
  return (
    <DetailPage
      title={head?.poNumber ?? say("title")}
      back={<BackLink to="/orders">{say("title")}</BackLink>}
      query={query}
    >
      {({ orders: [first, ...others] }) => first && <Whole lines={[first, ...others]} />}
    </DetailPage>
  );
}

function Whole({ lines }: { lines: Lines }) {
  const say = useWords("productEstimateOrders");
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const columns = useLineColumns();
  const chosen = lines.filter(({ id }) => selected.has(id));
  const [first, ...others] = lines.filter(({ deletedAt }) => !deletedAt);
  return (
    <>
      <TitleRow title={lines[0].poNumber}>
        {first && <PurchaseOrderState of={purchaseOrderOf([first, ...others])} />}
      </TitleRow>
      <DataTable
        label={say("lineTable")}
        columns={columns}
        rows={lines}
        rowKey={({ id }) => id}
        rowName={(line) => orderedProduct(line).title}
        link={({ id }) => ({ to: "/orders/$orderId", params: { orderId: id } })}
        search={{}}
        isWhole
        onSearch={() => undefined}
        {...(lines.length > 1 && { selection: { selected, onChange: setSelected } })}
      />
      <DecisionBar lines={chosen.length > 0 ? chosen : lines} />
      {first && <Breakdown lines={[first, ...others]} />}
      <PartyFacts of={lines[0]} />
    </>
  );
}

function useLineColumns(): Column<OrderEntityLine>[] {
  const say = useWords("productEstimateOrders");
  const format = useFormatter();
  return [
    {
      key: "part",
      head: say("part"),
      main: true,
      cell: (row) => {
        const part = orderedProduct(row);
        return (
          <span className={styles["part"]}>
            {part.title}
            <small>
              {part.insteadOf ? say("insteadOf", { part: part.insteadOf }) : aboutProduct(part)}
              {part.grade && ` · ${say(`grades.${part.grade}`)}`}
            </small>
          </span>
        );
      },
    },
    {
      key: "quantity",
      head: say("quantity"),
      align: "end",
      whole: true,
      cell: ({ quantity, unit }) => `${format.number(quantity)} ${unit}`,
    },
    {
      key: "price",
      head: say("price"),
      align: "end",
      whole: true,
      cell: ({ unitPrice, currency }) => <UnitPrice of={unitPrice} currency={currency} />,
    },
    {
      key: "amount",
      head: say("amount"),
      align: "end",
      whole: true,
      cell: (row) => <Money of={row} vat={row.vatMode} />,
    },
    {
      key: "status",
      head: say("status"),
      cell: (row) => <OrderState of={{ ...row, cancelDueAt: row.cancelRequest?.dueAt }} />,
    },
    {
      key: "ship",
      head: say("shipOn"),
      whole: true,
      cell: (row) => <ShipDate of={row} say={say} />,
    },
    {
      key: "parcel",
      head: say("shipment.title"),
      cell: ({ shipment }) => <span>{shipment ? <Parcel of={shipment} say={say} /> : "-"}</span>,
    },
  ];
}

/** Lines that stand, shipping once, VAT (D3-9). */
function Breakdown({ lines }: { lines: Lines }) {
  const say = useWords("productEstimateOrders");
  const said = useShippingSaid(say);
  const of = breakdownOf(lines);
  const { currency, goods, supply, vat, total, refused } = of;
  const money = (amount: number) => <Money of={{ amount, currency }} />;
  return (
    <Facts>
      <Fact name={say("goods")}>{money(goods.supply)}</Fact>
      <Fact name={say("shipping")}>{said.text(shippingOfBreakdown(of), currency)}</Fact>
      <Fact name={say("supply")}>{money(supply)}</Fact>
      <Fact name={say("vat")}>{money(vat)}</Fact>
      <Fact name={say("total")}>
        <strong>{money(total)}</strong>
      </Fact>
      {refused > 0 && <Fact name={say("refused")}>{money(refused)}</Fact>}
    </Facts>
  );
}

function PartyFacts({ of }: { of: OrderEntityLine }) {
  const say = useWords("productEstimateOrders");
  const days = useDays();
  const { buyerId, buyerName, sellerId, sellerName, groupId, shipTo, createdAt } = of;
  return (
    <Facts>
      <Fact name={say("buyer")}>
        <Link to="/users/$userId" params={{ userId: buyerId }}>
          {buyerName}
        </Link>
      </Fact>
      <Fact name={say("seller")}>
        <Link to="/sellers/$sellerId" params={{ sellerId }}>
          {sellerName}
        </Link>
      </Fact>
      <Fact name={say("request")}>
        <Link to="/requests/$groupId" params={{ groupId }}>
          {say("toRequest")}
        </Link>
      </Fact>
      <Fact name={say("shipTo")}>
        {[shipTo.name, shipTo.phone && formatPhone(shipTo.phone), shipTo.address]
          .filter(Boolean)
          .join(" ")}
      </Fact>
      <Fact name={say("createdAt")}>{days.moment(createdAt)}</Fact>
    </Facts>
  );
}
