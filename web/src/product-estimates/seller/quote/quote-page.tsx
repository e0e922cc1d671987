import { dueOf } from "@bupum/shared/deal/estimates/rules";
import { useDays } from "@bupum/ui/display/days";
import type { Estimate } from "@bupum/shared/deal/estimates/contract";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { BlockButton } from "../../../blocks/block-button.tsx";
import { BookmarkButton } from "../../../bookmarks/bookmark-button.tsx";
import { ChatLink } from "../../../chats/chat-link.tsx";
import { Head } from "../../../layout/head.tsx";
import { DocumentButton } from "../../../documents/document-button.tsx";
import { useWords } from "../../../words.ts";
import { useQuoteCalls } from "./quote-calls.ts";
import { formKey } from "./quote-form.ts";
import { headOf } from "./quote-head.ts";
import { QuoteFormView } from "./quote-form-view.tsx";
import { Due } from "../due.tsx";
import { EstimateState } from "../estimate-state.tsx";
import { FileLinks } from "../file-links.tsx";
import { estimate, estimateLines } from "../queries.ts";
import { RequestNumber } from "../request-number.tsx";
import styles from "./quote-page.module.css";

const route = getRouteApi("/_signedIn/_seller/seller/product-estimates/$estimateId");

/** One buyer's request, and the quotes for all of its lines in one form. */
export function QuotePage() {
  const say = useWords("sellerEstimates");
  const { estimateId } = route.useParams();
  const header = useQuery(estimate(estimateId));
  const lines = useQuery(estimateLines(estimateId));
  const failed = header.error ?? lines.error;
  const again = () => {
    void header.refetch();
    void lines.refetch();
  };
  return (
    <div className={styles["page"]}>
      <Head title={header.data?.title ?? say("title")} hidden />
      <p>
        <Link to="/seller/product-estimates">‹ {say("title")}</Link>
      </p>
      {failed && <Failed error={failed} again={again} />}
      {!failed && !(header.data && lines.data) && <Loading lines={10} height={44} />}
      {header.data && lines.data && (
        <>
          <Request estimate={headOf(header.data, lines.data.items)} />
          {lines.data.items.some(({ currentResponse }) => currentResponse) && (
            <div>
              <DocumentButton of={{ estimateId: header.data.id }} />
            </div>
          )}
          <QuoteFormView
            key={formKey(lines.data.items)}
            estimate={header.data}
            lines={lines.data.items}
          />
        </>
      )}
    </div>
  );
}

export function Request({ estimate }: { estimate: Estimate }) {
  const say = useWords("sellerEstimates");
  const trade = useWords("trade");
  const days = useDays();
  const { contact } = estimate;
  const facts: [string, string | undefined][] = [
    [say("request.buyer"), estimate.buyerName],
    [say("request.region"), estimate.region && trade(`regions.${estimate.region}`)],
    [
      say("request.delivery"),
      estimate.desiredDeliveryDate && days.day(estimate.desiredDeliveryDate),
    ],
    [
      say("request.shipping"),
      estimate.shippingFeePayer && trade(`shipping.${estimate.shippingFeePayer}`),
    ],
    [say("request.currency"), estimate.preferredCurrency],
    [
      say("request.contact"),
      [contact.name, contact.phone && phoneText(contact), contact.email]
        .filter(Boolean)
        .join(" · "),
    ],
  ];
  return (
    <section className={styles["request"]}>
      <RequestHead estimate={estimate} />
      {estimate.strictDeadline && estimate.open && <p>{say("request.strict")}</p>}
      {estimate.closeReason && (
        <p>
          {[say(`closeReasons.${estimate.closeReason}`), estimate.closeDetail]
            .filter(Boolean)
            .join(" ")}
        </p>
      )}
      <dl className={styles["facts"]}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {contact.masked && <p className={styles["hint"]}>{say("request.masked")}</p>}
      {estimate.memo && <p className={styles["memo"]}>{estimate.memo}</p>}
      <FileLinks files={estimate.files} />
    </section>
  );
}

function RequestHead({ estimate }: { estimate: Estimate }) {
  const { isSignedIn } = useQuoteCalls();
  return (
    <div className={styles["head"]}>
      <div>
        <h1>{estimate.title}</h1>
        <p>
          <RequestNumber of={estimate} />
        </p>
      </div>
      <div className={styles["states"]}>
        {isSignedIn && (
          <BookmarkButton
            type="BUYER"
            targetId={estimate.buyerId}
            name={estimate.buyerName}
            compact
          />
        )}
        {isSignedIn && (
          <ChatLink
            sellerId={estimate.sellerId}
            contextId={estimate.id}
            name={estimate.buyerName}
          />
        )}
        {isSignedIn && <BlockButton targetId={estimate.buyerId} name={estimate.buyerName} />}
        <EstimateState of={estimate} />
        <Due at={dueOf(estimate)} open={estimate.open} />
      </div>
    </div>
  );
}

/** A masked number is shown as sent. */
const phoneText = ({ phone = "", masked }: Estimate["contact"]) =>
  masked ? phone : formatPhone(phone);
