import type { CreditCardEntityDetail } from "@bupum/shared/billing/credit-cards/admin-contract";
import { isInUse } from "@bupum/shared/billing/credit-cards/rules";
import { Button, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { onlyFor } from "../may.tsx";
import { api } from "../api.ts";
import { BackLink } from "../layout/back-link.tsx";
import { DetailPage } from "../layout/detail-page.tsx";
import { Fact, Facts } from "../layout/facts.tsx";
import { TitleRow } from "../layout/title-row.tsx";
import { ActDialog } from "../billing/act-dialog.tsx";
import { History } from "../billing/history.tsx";
import { useDays } from "@bupum/ui/display/days";
import { memberText, useCardName, useStateNames } from "../billing/names.ts";
import { cardDetail, memberSubscription } from "../billing/queries.ts";
import { useWords } from "../words.ts";

const route = getRouteApi("/_admin/cards/$cardId");

/** One card, including removed ones. */
export function CardPage() {
  const say = useWords("subscribes");
  const cardName = useCardName();
  const states = useStateNames();
  const { cardId } = route.useParams();
  const query = useQuery(cardDetail(cardId));
  return (
    <DetailPage
      title={query.data ? cardName(query.data) : say("cards")}
      back={<BackLink to="/cards">{say("cards")}</BackLink>}
      query={query}
    >
      {(card) => (
        <Stack>
          <TitleRow title={cardName(card)} />
          {!card.removedAt && <Removal of={card} />}
          <CardFacts of={card} />
          <History events={card.history} nameOf={states.card} />
        </Stack>
      )}
    </DetailPage>
  );
}

function CardFacts({ of }: { of: CreditCardEntityDetail }) {
  const say = useWords("subscribes");
  const { dayOf: day } = useDays();
  return (
    <Facts>
      <Fact name={say("member")}>
        <Link to="/users/$userId" params={{ userId: of.member.id }}>
          {memberText(of.member)}
        </Link>
      </Fact>
      <Fact name={say("registeredAt")}>{day(of.createdAt)}</Fact>
      {of.removedAt && <Fact name={say("removedAt")}>{day(of.removedAt)}</Fact>}
    </Facts>
  );
}

const Removal = onlyFor(
  "creditCardEntities.remove",
  function Removal({ of }: { of: CreditCardEntityDetail }) {
    const say = useWords("subscribes");
    const [isAsking, setAsking] = useState(false);
    const { data: now } = useQuery(memberSubscription(of.member.id));
    if (!now) return null;
    if (isInUse(now.subscription)) return <p>{say("acts.removeCardLater")}</p>;
    return (
      <div>
        <Button variant="outline" color="red" onClick={() => setAsking(true)}>
          {say("acts.removeCard")}
        </Button>
        {isAsking && (
          <ActDialog
            title={say("acts.removeCard")}
            body={say("acts.removeCardBody")}
            danger
            leave={() => setAsking(false)}
            act={() => api.creditCardEntities.remove({ params: { userId: of.member.id } })}
          />
        )}
      </div>
    );
  },
);
