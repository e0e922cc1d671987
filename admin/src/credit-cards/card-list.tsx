import { paged } from "@bupum/ui/list/paged";
import type { CreditCardEntity } from "@bupum/shared/billing/credit-cards/admin-contract";
import { seoulClock } from "@bupum/shared/kernel/sheet";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { ListPage } from "../lists/list-page.tsx";
import { MemberControls } from "../billing/member-controls.tsx";
import { memberText, useCardName, useDays } from "../billing/names.ts";
import { cardList, readCards } from "../billing/queries.ts";
import { useWords } from "../words.ts";

const route = getRouteApi("/_admin/cards/");

/** The cards that are registered, by member and days. */
export function CardList() {
  const say = useWords("subscribes");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <ListPage
      title={say("cards")}
      columns={useColumns()}
      list={useQuery(paged(cardList(search)))}
      source={{ read: readCards(search) }}
      link={({ id }) => ({ to: "/cards/$cardId", params: { cardId: id } })}
      rowName={({ member }) => memberText(member)}
      search={search}
      controls={
        <MemberControls
          search={search}
          narrow={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
        />
      }
      empty={<Empty title={say("noCard")} />}
    />
  );
}

function useColumns(): Column<CreditCardEntity>[] {
  const say = useWords("subscribes");
  const day = useDays();
  const cardName = useCardName();
  return [
    {
      key: "member",
      head: say("member"),
      cell: ({ member }) => memberText(member),
      sheet: ({ member }) => memberText(member),
    },
    {
      key: "card",
      head: say("card"),
      cell: (card) => cardName(card),
      sheet: (card) => cardName(card),
    },
    {
      key: "createdAt",
      head: say("registeredAt"),
      sortable: true,
      whole: true,
      cell: ({ createdAt }) => day(createdAt),
      sheet: ({ createdAt }) => seoulClock(createdAt),
    },
  ];
}
