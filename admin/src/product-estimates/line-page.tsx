import { useDays } from "@bupum/ui/display/days";
import { shippingOfTerms } from "@bupum/shared/deal/product-estimate-orders/shipping";
import type { LineDetail } from "@bupum/shared/deal/product-estimates/contract";
import { UnitPrice } from "@bupum/ui/display/money";
import { useShippingSaid } from "@bupum/ui/product-estimate-orders/shipping";
import { PartNumber } from "@bupum/ui/display/part-number";
import { Status } from "@bupum/ui/display/status";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useFormatter } from "use-intl";
import { FileLinks } from "../files/file-links.tsx";
import { BackLink } from "../layout/back-link.tsx";
import { DetailPage } from "../layout/detail-page.tsx";
import { Fact, Facts } from "../layout/facts.tsx";
import { TitleRow } from "../layout/title-row.tsx";
import { useEventNames } from "../product-estimate-orders/record-words.ts";
import { Trail } from "../product-estimate-orders/trail.tsx";
import { useWords } from "../words.ts";
import { LineActs } from "./line-acts.tsx";
import { LineState } from "./line-list.tsx";
import { ProposeProduct } from "./propose-product.tsx";
import { lineDetail } from "./queries.ts";
import styles from "./lines.module.css";

const route = getRouteApi("/_admin/lines/$lineId");

/** One requested line at one seller: its quotes, and the audit events of the request. */
export function LinePage() {
  const say = useWords("productEstimates");
  const { lineId } = route.useParams();
  const query = useQuery(lineDetail(lineId));
  const namesOf = useEventNames();
  return (
    <DetailPage
      title={query.data?.productName ?? say("title")}
      back={<BackLink to="/lines">{say("title")}</BackLink>}
      query={query}
    >
      {(data) => (
        <>
          <TitleRow
            title={data.partNumber ? <PartNumber of={data.partNumber} /> : data.productName}
          >
            <LineState of={data} />
            <LineActs line={data} />
          </TitleRow>
          <LineFacts line={data} />
          <ProposeProduct line={data} />
          <Quotes line={data} />
          <Trail events={data.history} nameOf={namesOf(namesIn(data))} />
        </>
      )}
    </DetailPage>
  );
}

/** Other lines of the request are only named as other lines. */
const namesIn = ({ id, requestLineId, partNumber, productName }: LineDetail) => ({
  names: new Map<string, string>([[id, partNumber ?? productName]]),
  lines: new Map([[requestLineId, partNumber ?? productName]]),
});

function LineFacts({ line }: { line: LineDetail }) {
  const say = useWords("productEstimates");
  const format = useFormatter();
  const { moment: when } = useDays();
  const { activeOrder, sellerId, targetPrice } = line;
  return (
    <Facts>
      <Fact name={say("groupNumber")}>
        <Link to="/requests/$groupId" params={{ groupId: line.groupId }}>
          {line.groupNumber}
        </Link>{" "}
        {line.title}
      </Fact>
      <Fact name={say("estimateNumber")}>{line.estimateNumber}</Fact>
      <Fact name={say("part")}>
        {line.manufactorName} {line.productName}
      </Fact>
      <Fact name={say("quantity")}>
        {format.number(line.quantity)} {line.unit}
      </Fact>
      {targetPrice && <Fact name={say("targetPrice")}>{targetPrice}</Fact>}
      <Fact name={say("buyer")}>{line.buyerName}</Fact>
      <Fact name={say("seller")}>
        <Link to="/sellers/$sellerId" params={{ sellerId }}>
          {line.sellerName}
        </Link>
      </Fact>
      {line.memo && <Fact name={say("memo")}>{line.memo}</Fact>}
      {line.ownNumber && <Fact name={say("ownNumber")}>{line.ownNumber}</Fact>}
      {line.files.length > 0 && (
        <Fact name={say("files")}>
          <FileLinks files={line.files} />
        </Fact>
      )}
      {line.rejectReason && (
        <Fact name={say("rejectReason")}>
          {say(`reasons.${line.rejectReason}`)} {line.rejectDetail}
        </Fact>
      )}
      {activeOrder && (
        <Fact name={say("order")}>
          <Link to="/orders/$orderId" params={{ orderId: activeOrder.id }}>
            {activeOrder.poNumber}
          </Link>
        </Fact>
      )}
      <Fact name={say("dueAt")}>{when(line.dueAt)}</Fact>
      <Fact name={say("createdAt")}>{when(line.createdAt)}</Fact>
    </Facts>
  );
}

/** Every quote as given, the latest first. */
function Quotes({ line: { revisions } }: { line: LineDetail }) {
  const say = useWords("productEstimates");
  const said = useShippingSaid(useWords("productEstimateOrders"));
  const days = useDays();
  if (revisions.length === 0) return null;
  return (
    <section aria-labelledby="quotes">
      <h2 id="quotes">{say("quotes")}</h2>
      <ol className={styles["quotes"]}>
        {revisions
          .toSorted((left, right) => right.revision - left.revision)
          .map((quote) => (
            <li key={quote.id}>
              <strong>{say("revision", { number: quote.revision })}</strong>{" "}
              <Status of={quote.state}>{say(`quoteStates.${quote.state}`)}</Status>
              <ul>
                {quote.breaks.map(({ minQty, unitPrice }) => (
                  <li key={minQty}>
                    {say("from", { count: minQty })}{" "}
                    <UnitPrice of={unitPrice} currency={quote.currency} vat={quote.vatMode} />
                  </li>
                ))}
              </ul>
              <span>
                {say("lead", { days: quote.leadTimeDays })} ·{" "}
                {say("until", { day: quote.validUntil })} · {days.moment(quote.createdAt)}
                {` · ${said.phrase(shippingOfTerms(quote), quote.currency)}`}
              </span>
              {quote.memo && <p>{quote.memo}</p>}
              <FileLinks files={[...quote.files, ...(quote.alternative?.files ?? [])]} />
            </li>
          ))}
      </ol>
    </section>
  );
}
