import type { BuyingCompany } from "@bupum/shared/accounts/companies/on-papers";
import { formatBusinessNumber } from "@bupum/shared/accounts/seller-infos/rules";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { addressText } from "../addresses/address-text.ts";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { useDays } from "@bupum/ui/display/days";
import { LaterMemberName } from "../companies/later-member-name.tsx";
import { LaterCentreName } from "../cost-centres/later-centre-name.tsx";
import { isInvoiceable } from "@bupum/shared/papers/tax-invoices/rules";
import { LaterOrderInvoices } from "../tax-invoices/later-order-invoices.tsx";
import { BuyerNumber, hasNumberRow } from "./number/buyer-number.tsx";
import { useWords } from "../words.ts";
import styles from "./orders.module.css";

interface OrderTermsProps {
  lines: readonly [Order, ...Order[]];
  side: "BUYER" | "SELLER";
  /** When the buyer pays, in the seller's words. */
  paymentTerms: string | undefined;
}

/** What a seller's books need of a company that buys (D40-14). */
const companyText = (of: BuyingCompany) =>
  [
    [of.name, formatBusinessNumber(of.businessNumber), of.representative].join(" · "),
    addressText(of.address),
    [of.businessType, of.businessItem].join(" / "),
    of.invoiceEmail,
  ].join("\n");

/** Completed lines of companies in won are invoiced (D42-2). */
const hasInvoices = (lines: readonly Order[]) =>
  lines.some((one) => one.status === "COMPLETED" && isInvoiceable(one));

type Row = [title: string, value: ReactNode];

/** What a company and its seller read of an order in its name. */
function useCompanyRows(lines: OrderTermsProps["lines"], side: OrderTermsProps["side"]): Row[] {
  const say = useWords("productEstimateOrders");
  const [{ id, approvalId, buyerCompany, costCentre, orderedBy }] = lines;
  return [
    [
      say("detail.orderedBy"),
      side === "BUYER" && orderedBy && <LaterMemberName key="ordered" userId={orderedBy} />,
    ],
    [
      say("detail.approval"),
      side === "BUYER" && approvalId && (
        <Link key="approval" to="/mypage/approvals/$approvalId" params={{ approvalId }}>
          {say("form.seeApproval")}
        </Link>
      ),
    ],
    [
      say("detail.costCentre"),
      side === "BUYER" && costCentre && <LaterCentreName key="centre" id={costCentre.id} />,
    ],
    [say("detail.buyerCompany"), side === "SELLER" && buyerCompany && companyText(buyerCompany)],
    [
      say("detail.taxInvoices"),
      hasInvoices(lines) && <LaterOrderInvoices key="invoices" orderId={id} side={side} />,
    ],
  ];
}

/** Where the goods of a purchase order go, and what its buyer wrote beside them. */
export function OrderTerms({ lines, side, paymentTerms }: OrderTermsProps) {
  const say = useWords("productEstimateOrders");
  const trade = useWords("trade");
  const days = useDays();
  // One address for all lines; a seller sees it as soon as one of them is accepted (D7-4).
  const of = lines.find(({ shipTo }) => !shipTo.masked) ?? lines[0];
  const { name, phone, zip, address, region, masked } = of.shipTo;
  const shipTo = [
    [name, phone && formatPhone(phone)].filter(Boolean).join(" · "),
    [zip && `(${zip})`, address ?? trade(`regions.${region}`)].filter(Boolean).join(" "),
  ].join("\n");
  const payers = [...new Set(lines.map(({ shippingFeePayer }) => shippingFeePayer))];
  const memos = [...new Set(lines.flatMap(({ sellerMemo }) => sellerMemo ?? []))];
  const company = useCompanyRows(lines, side);
  const rows: Row[] = [
    ...company,
    [say("detail.shipTo"), shipTo],
    [say("amounts.payer"), payers.map((payer) => trade(`shipping.${payer}`)).join(", ")],
    [say("paymentTerms"), paymentTerms],
    [say("detail.desired"), of.desiredDate && days.day(of.desiredDate)],
    [
      say(side === "BUYER" ? "detail.poNumber" : "detail.buyerNumber"),
      hasNumberRow({ lines, side }) && <BuyerNumber key="number" lines={lines} side={side} />,
    ],
    [say(side === "BUYER" ? "detail.memo" : "detail.buyerMemo"), of.memo],
    [say("detail.sellerMemo"), memos.join("\n")],
  ];
  return (
    <section>
      <dl className={styles["facts"]}>
        {rows.map(
          ([title, value]) =>
            value && (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {masked && side === "SELLER" && <p className={styles["dimmed"]}>{say("detail.masked")}</p>}
      {side === "BUYER" && lines.some(({ status }) => status === "PENDING") && (
        <p className={styles["dimmed"]}>{say("detail.pendingNote")}</p>
      )}
    </section>
  );
}
