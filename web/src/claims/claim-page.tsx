import { HumanNumber } from "@bupum/ui/display/human-number";
import type { Claim } from "@bupum/shared/deal/claims/contract";
import { paidBackTaxed } from "@bupum/shared/deal/claims/rules";
import { isClaimOpen } from "@bupum/shared/deal/product-estimate-orders/claim-states";
import {
  aboutProduct,
  orderedProduct,
} from "@bupum/shared/deal/product-estimate-orders/named-products";
import type { Id } from "@bupum/shared/kernel/ids";
import { useDays } from "@bupum/ui/display/days";
import { Money } from "@bupum/ui/display/money";
import { Failed, Loading } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { Parcel } from "@bupum/ui/product-estimate-orders/parcel";
import { Alert, Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ChatLink } from "../chats/chat-link.tsx";
import { openFile } from "../files/queries.ts";
import { Head } from "../layout/head.tsx";
import { SumsList } from "../tax-invoices/sums-list.tsx";
import { Fact, FactList } from "../trade/facts.tsx";
import { useWords } from "../words.ts";
import { ClaimActs } from "./claim-acts.tsx";
import { ClaimInvoice } from "./claim-invoice.tsx";
import styles from "./claims.module.css";
import { claimOf, type Side } from "./queries.ts";

interface ClaimPageProps {
  side: Side;
  id: Id<"clm">;
  /** Back to the list. */
  back: ReactNode;
}

/** One claim: what is wrong, what the seller offers, what holds, and whose turn it is. */
export function ClaimPage({ side, id, back }: ClaimPageProps) {
  const { data, error, refetch } = useQuery(claimOf(id));
  return (
    <div className={styles["page"]}>
      {back}
      {error && <Failed error={error} again={() => void refetch()} />}
      {!error && !data && <Loading lines={8} />}
      {data && (
        <>
          <Top of={data} side={side} />
          <Facts of={data} />
          <Proposal of={data} />
          <Escalation of={data} />
          <Settlement of={data} />
          <ClaimInvoice of={data} side={side} />
          <ClaimActs key={data.version} of={data} side={side} />
        </>
      )}
    </div>
  );
}

function Top({ of, side }: { of: Claim; side: Side }) {
  const say = useWords("claims");
  const name = side === "BUYER" ? of.sellerName : of.buyerName;
  return (
    <header className={styles["page"]}>
      <Head title={`${say("title")} ${of.poNumber}`} hidden />
      <div className={styles["top"]}>
        <h1>{say(`reasons.${of.kind}`)}</h1>
        <Status of={of.status} meaning={isClaimOpen(of) ? "waiting" : "over"}>
          {say(`states.${of.status}`)}
        </Status>
      </div>
      <div className={styles["top"]}>
        <ChatLink sellerId={of.sellerId} contextId={of.orderId} name={name} />
        <Link
          to={side === "BUYER" ? "/mypage/orders" : "/seller/orders"}
          search={{ orderId: of.orderId, lineId: of.orderId }}
          className={styles["link"]}
        >
          {/* One text: a row of its own would lose the space before the number. */}
          <span>
            {say("order")} <HumanNumber of={of.poNumber} />
          </span>
        </Link>
      </div>
    </header>
  );
}

function Facts({ of }: { of: Claim }) {
  const say = useWords("claims");
  const days = useDays();
  const part = orderedProduct(of);
  const due = of.dueAt && isClaimOpen(of) && say(`due.${of.status}`, { at: days.moment(of.dueAt) });
  return (
    <section>
      {due && <Alert color="orange">{due}</Alert>}
      <FactList>
        <Fact name={say("seller")}>{of.sellerName}</Fact>
        <Fact name={say("buyer")}>{of.buyerName}</Fact>
        <Fact name={say("columns.number")}>
          <HumanNumber of={of.poNumber} /> · {part.title} {aboutProduct(part)}
        </Fact>
        <Fact name={say("columns.quantity")}>
          {say("quantityOf", { count: of.quantity, ordered: of.ordered, unit: of.unit })} ·{" "}
          <Money of={{ amount: of.cost, currency: of.currency }} vat={of.vatMode} />
        </Fact>
        <Fact name={say("columns.createdAt")}>{days.moment(of.createdAt)}</Fact>
        {of.detail && <Fact name={say("detail")}>{of.detail}</Fact>}
        {of.files.length > 0 && (
          <Fact name={say("files")}>
            {of.files.map(({ id, fileName }) => (
              <Button
                key={id}
                variant="default"
                mih={44}
                aria-label={say("file", { name: fileName })}
                onClick={() => void openFile(id)}
              >
                {fileName}
              </Button>
            ))}
          </Fact>
        )}
      </FactList>
    </section>
  );
}

/** What was said of a remedy: its kind, the money with its VAT, the words, and when. */
function Said({ of, said }: { of: Claim; said: NonNullable<Claim["settlement" | "proposal"]> }) {
  const say = useWords("claims");
  const days = useDays();
  const taxed = paidBackTaxed(of, said);
  return (
    <>
      <p>
        <strong>{say(`reasons.${said.remedy}`)}</strong>{" "}
        {said.amount !== undefined && (
          <Money of={{ amount: said.amount, currency: of.currency }} vat={of.vatMode} />
        )}{" "}
        <small>{days.moment(said.at)}</small>
      </p>
      {taxed && <SumsList of={taxed} currency={of.currency} />}
      {said.detail && <p>{said.detail}</p>}
    </>
  );
}

function Proposal({ of }: { of: Claim }) {
  const say = useWords("claims");
  const moves = useWords("orderMoves");
  const { proposal } = of;
  if (!proposal) return null;
  const { carrier, trackingNo } = proposal;
  return (
    <section>
      <h2>{say("proposal.title")}</h2>
      <Said of={of} said={proposal} />
      {carrier && trackingNo && (
        <p>
          {say("proposal.trackingNo")}: <Parcel of={{ carrier, trackingNo }} say={moves} />
        </p>
      )}
    </section>
  );
}

function Escalation({ of: { escalation } }: { of: Claim }) {
  const say = useWords("claims");
  if (!escalation) return null;
  return (
    <section>
      <h2>{say("escalation.title")}</h2>
      <p>{say(`escalation.${escalation.by}`)}</p>
      {escalation.detail && <p>{escalation.detail}</p>}
    </section>
  );
}

function Settlement({ of }: { of: Claim }) {
  const say = useWords("claims");
  const { settlement } = of;
  if (!settlement) return null;
  return (
    <section>
      <h2>{say("settlement.title")}</h2>
      <p>{say(`settlement.${settlement.by}`)}</p>
      <Said of={of} said={settlement} />
      {settlement.amount !== undefined && <p>{say("settlement.money")}</p>}
    </section>
  );
}
