import { paged } from "@bupum/ui/list/paged";
import type { CreditCardEntity } from "@bupum/shared/billing/credit-cards/admin-contract";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useColumnKinds } from "../lists/columns.ts";
import { ListPage } from "../lists/list-page.tsx";
import { MemberControls } from "../billing/member-controls.tsx";
import { memberText, useCardName } from "../billing/names.ts";
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
  const column = useColumnKinds();
  const say = useWords("subscribes");
  const cardName = useCardName();
  return [
    column.text("member", say("member"), ({ member }) => memberText(member)),
    column.text("card", say("card"), (card) => cardName(card)),
    column.day("createdAt", say("registeredAt"), ({ createdAt }) => createdAt, {
      sortable: true,
      whole: true,
    }),
  ];
}
