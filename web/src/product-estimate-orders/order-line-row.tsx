import { mostPieces } from "@bupum/shared/kernel/money/quantities";
import { useDays } from "@bupum/ui/display/days";
import { offeredProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import { ProductLines } from "./product-lines.tsx";
import { lineAmount, priceAt } from "@bupum/shared/kernel/money/amounts";
import { nearestQuantities } from "@bupum/shared/kernel/money/quantities";
import { Money, moneyText, UnitPrice } from "@bupum/ui/display/money";
import { writtenFigures } from "@bupum/ui/form/written-figures";
import { ActionIcon, Alert, Button, Checkbox, NumberInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { ConfirmedProduct } from "../trade/confirmed-product.tsx";
import { LastPrice } from "../price-memories/past-prices.tsx";
import { useWords } from "../words.ts";
import {
  amountOf,
  boughtIn,
  type Choice,
  type LineIssue,
  type OrderLine,
  startQuantity,
} from "./order-lines.ts";
import styles from "./orders.module.css";

interface OrderLineRowProps {
  line: OrderLine;
  issue: LineIssue | undefined;
  onChange: (choice: Partial<Choice>) => void;
  onDrop: () => void;
}

/** A quantity that is none is marked as every other one that is missing. */
const figures = writtenFigures({
  read: ({ countIn }, text) => countIn(text)?.toString(),
  onUnclear: () => undefined,
});

/** One line of an order: quantity, price, and what prevents ordering it. */
export function OrderLineRow({ line, issue, onChange, onDrop }: OrderLineRowProps) {
  const say = useWords("productEstimateOrders");
  const { item, choice } = line;
  const { quote, quantity } = choice;
  const { alternative } = quote;
  const part = offeredProduct(item, alternative).title;
  return (
    <li className={styles["line"]}>
      <div className={styles["lineHead"]}>
        <Part line={line} />
        <NumberInput
          className={styles["quantity"]}
          aria-label={say("form.quantity")}
          value={quantity}
          min={1}
          max={mostPieces}
          allowDecimal={false}
          thousandSeparator=","
          inputMode="numeric"
          error={issue === "quantity"}
          inputWrapperOrder={["input", "description", "error"]}
          description={
            quantity !== item.quantity &&
            say("form.wanted", { count: item.quantity, unit: item.unit })
          }
          rightSection={<span className={styles["dimmed"]}>{item.unit}</span>}
          rightSectionWidth={56}
          {...figures}
          onChange={(value) => onChange({ quantity: Math.trunc(Number(value)) || 0 })}
        />
        <Amount choice={choice} />
        <ActionIcon
          variant="subtle"
          color="gray"
          c="inherit"
          size={44}
          aria-label={say("form.dropLine", { part })}
          onClick={onDrop}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </div>
      {alternative && <Agreement choice={choice} to={alternative} onChange={onChange} />}
      {issue && <IssueNote line={line} issue={issue} onChange={onChange} />}
    </li>
  );
}

interface AgreementProps extends Pick<OrderLineRowProps, "onChange"> {
  choice: Choice;
  to: NonNullable<Choice["quote"]["alternative"]>;
}

/** Why a substitute is offered, and the consent to it unless the comparison has it (D1-13). */
function Agreement({ choice, to: { partNumber, reason }, onChange }: AgreementProps) {
  const say = useWords("productEstimateOrders");
  const why = <small className={styles["dimmed"]}>{reason}</small>;
  if (choice.isAgreed) return why;
  return (
    <Checkbox
      size="md"
      checked={choice.acceptAlternative}
      label={
        <>
          {say("form.acceptAlternative", { part: partNumber })}
          <br />
          {why}
        </>
      }
      onChange={(event) => onChange({ acceptAlternative: event.currentTarget.checked })}
    />
  );
}

/** What is ordered: the requested part, or what the seller offers in its place. */
function Part({ line: { item, choice } }: { line: OrderLine }) {
  const say = useWords("productEstimateOrders");
  const trade = useWords("trade");
  const { alternative, condition, leadTimeDays } = choice.quote;
  return (
    <div className={styles["part"]}>
      <ProductLines of={offeredProduct(item, alternative)} />
      {!alternative && <ConfirmedProduct of={item.confirmedProduct} />}
      <p className={styles["dimmed"]}>
        {trade(`conditions.${condition}`)} · {say("form.lead")}{" "}
        {trade("leadTime", { days: leadTimeDays })} <LastPaid of={choice} item={item} />
      </p>
    </div>
  );
}

/** What the part cost last time, against this order. */
function LastPaid({ of: { quote, quantity }, item }: { of: Choice; item: OrderLine["item"] }) {
  const unitPrice = priceAt(quote.breaks, quantity);
  const { currency, vatMode } = quote;
  return (
    <LastPrice
      productId={boughtIn(item, quote)}
      groupId={item.groupId}
      part={offeredProduct(item, quote.alternative).title}
      today={unitPrice === undefined ? undefined : { unitPrice, currency, vatMode }}
    />
  );
}

function Amount({ choice }: { choice: Choice }) {
  const { breaks, currency, vatMode } = choice.quote;
  const amount = amountOf(choice);
  const price = priceAt(breaks, choice.quantity);
  return (
    <div className={styles["amount"]}>
      {price !== undefined && (
        <span className={styles["dimmed"]}>
          <UnitPrice of={price} currency={currency} />
        </span>
      )}
      {amount !== undefined && <Money of={{ amount, currency }} vat={vatMode} />}
    </div>
  );
}

type IssueNoteProps = Pick<OrderLineRowProps, "line" | "onChange"> & { issue: LineIssue };

/** What the buyer must know, with the new facts and the way on. */
function IssueNote({ line, issue, onChange }: IssueNoteProps) {
  const say = useWords("productEstimateOrders");
  const days = useDays();
  const { item, choice } = line;
  if (issue === "quantity") return <Nearest line={line} onChange={onChange} />;
  if (issue === "changed") return <Changed line={line} onChange={onChange} />;
  if (issue === "ordered")
    return (
      <Alert color="orange" role="status">
        {say("form.ordered")}{" "}
        {item.activeOrder && (
          <Link to="/mypage/orders" search={{ orderId: item.activeOrder.id }}>
            {say("form.seeOrder", { number: item.activeOrder.poNumber })}
          </Link>
        )}
      </Alert>
    );
  const date = days.day(choice.quote.validUntil);
  return (
    <Alert color="orange" role="status">
      {issue === "expired" ? say("form.expired", { date }) : say(`form.${issue}`)}
    </Alert>
  );
}

function Nearest({ line: { item, choice }, onChange }: Omit<IssueNoteProps, "issue">) {
  const say = useWords("productEstimateOrders");
  const near = nearestQuantities(choice.quote, Math.max(1, choice.quantity));
  return (
    <Alert color="orange" role="status">
      {near.length === 0 ? say("form.noQuantity") : say("form.nearest")}{" "}
      {near.map((quantity) => (
        <Button
          key={quantity}
          size="compact-md"
          mih={44}
          me={8}
          variant="default"
          onClick={() => onChange({ quantity })}
        >
          {say("form.nearestPick", { count: quantity, unit: item.unit })}
        </Button>
      ))}
    </Alert>
  );
}

function Changed({ line: { item, choice }, onChange }: Omit<IssueNoteProps, "issue">) {
  const say = useWords("productEstimateOrders");
  const language = useLocale();
  const fresh = item.currentResponse;
  if (!fresh) return <Alert color="orange">{say("form.closed")}</Alert>;
  const quantity = startQuantity(fresh, choice.quantity);
  const total = (quote: typeof fresh) => {
    const price = priceAt(quote.breaks, quantity) ?? quote.breaks[0]?.unitPrice ?? "0";
    const amount = lineAmount(price, quantity, quote.currency);
    return moneyText({ amount, currency: quote.currency }, language);
  };
  return (
    <Alert color="orange" role="status" title={say("form.changed")}>
      <p>{say("form.changedTo", { before: total(choice.quote), after: total(fresh) })}</p>
      <Button
        mt={8}
        mih={44}
        variant="default"
        onClick={() =>
          onChange({ quote: fresh, quantity, acceptAlternative: false, isAgreed: false })
        }
      >
        {say("form.takeNew")}
      </Button>
    </Alert>
  );
}
