import type { SubscribeEntityDetail } from "@bupum/shared/billing/subscribes/admin-contract";
import { Money } from "@bupum/ui/display/money";
import { Status } from "@bupum/ui/display/status";
import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useFormatter } from "use-intl";
import { BackLink } from "../layout/back-link.tsx";
import { DetailPage } from "../layout/detail-page.tsx";
import { Fact, Facts } from "../layout/facts.tsx";
import { TitleRow } from "../layout/title-row.tsx";
import { useWords } from "../words.ts";
import { History } from "../billing/history.tsx";
import { useDays } from "@bupum/ui/display/days";
import { memberText, useStateNames } from "../billing/names.ts";
import { subscriptionDetail } from "../billing/queries.ts";
import { SubscriptionActs } from "./subscription-acts.tsx";

const route = getRouteApi("/_admin/subscriptions/$subscribeId");

/** One subscription, the actions of an admin, and all its audit events. */
export function SubscriptionPage() {
  const say = useWords("subscribes");
  const states = useStateNames();
  const { subscribeId } = route.useParams();
  const query = useQuery(subscriptionDetail(subscribeId));
  return (
    <DetailPage
      title={query.data ? memberText(query.data.member) : say("title")}
      back={<BackLink to="/subscriptions">{say("title")}</BackLink>}
      query={query}
    >
      {(one) => (
        <Stack>
          <TitleRow title={memberText(one.member)}>
            <Status of={one.status}>{say(`states.${one.status}`)}</Status>
          </TitleRow>
          <SubscriptionActs key={one.version} of={one} />
          <SubscriptionFacts of={one} />
          <History events={one.history} nameOf={states.subscription} />
        </Stack>
      )}
    </DetailPage>
  );
}

function SubscriptionFacts({ of }: { of: SubscribeEntityDetail }) {
  const say = useWords("subscribes");
  const format = useFormatter();
  const { dayOf: day } = useDays();
  const { userId, pendingSubscribeType, suspendReason, nextBillingAt } = of;
  return (
    <Facts>
      <Fact name={say("member")}>
        <Link to="/users/$userId" params={{ userId }}>
          {memberText(of.member)}
        </Link>
      </Fact>
      <Fact name={say("payments")}>
        <Link to="/payments" search={{ userId }}>
          {say("payments")}
        </Link>{" "}
        <Link to="/cards" search={{ userId }}>
          {say("cards")}
        </Link>
      </Fact>
      <Fact name={say("type")}>{say(`types.${of.subscribeType}`)}</Fact>
      {pendingSubscribeType && (
        <Fact name={say("waiting")}>{say(`types.${pendingSubscribeType}`)}</Fact>
      )}
      {suspendReason && <Fact name={say("suspendReason")}>{say(`reasons.${suspendReason}`)}</Fact>}
      <Fact name={say("amount")}>
        <Money of={{ amount: of.price, currency: "KRW" }} />
      </Fact>
      <Fact name={say("agreed")}>
        <Money of={{ amount: of.consent.amount, currency: "KRW" }} />
      </Fact>
      <Fact name={say("period")}>{`${day(of.periodStart)} ~ ${day(of.periodEnd)}`}</Fact>
      {nextBillingAt && <Fact name={say("next")}>{day(nextBillingAt)}</Fact>}
      <Fact name={say("entitledUntil")}>{day(of.entitledUntil)}</Fact>
      {of.dunningStage > 0 && (
        <Fact name={say("failedTimes")}>{format.number(of.dunningStage)}</Fact>
      )}
      <Fact name={say("createdAt")}>{day(of.createdAt)}</Fact>
    </Facts>
  );
}
