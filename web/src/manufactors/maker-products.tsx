import { paged } from "@bupum/ui/list/paged";
import type { MakerDetail } from "@bupum/shared/catalogue/manufactors/contract";
import { isBare, Pages } from "@bupum/ui/data-table/pages";
import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { useLocale } from "use-intl";
import { ResultList } from "../products/results/result-list.tsx";
import { AskGuard } from "../trade/may-ask.ts";
import { useWords } from "../words.ts";
import styles from "./maker-page.module.css";
import { productsOf } from "./queries.ts";

const route = getRouteApi("/manufactors/$manufactorId");

/** The parts of a maker with a search; the search is in the address. */
export function MakerProducts({ of }: { of: MakerDetail }) {
  const say = useWords("manufactors");
  const language = useLocale();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(paged(productsOf(of.id, search)));
  const name = of.name[language];
  const keyword = search.searchKeyword;
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("searchKeyword") ?? "").trim();
    void navigate({ search: typed ? { searchKeyword: typed } : {}, resetScroll: false });
  };
  return (
    <section aria-labelledby="parts">
      <h2 id="parts">{say("page.parts", { maker: name })}</h2>
      <form noValidate role="search" className={styles["find"]} onSubmit={find}>
        <TextInput
          key={keyword ?? ""}
          name="searchKeyword"
          aria-label={say("page.find")}
          placeholder={say("page.findHint")}
          defaultValue={keyword ?? ""}
          className={styles["typed"]}
        />
        <Button type="submit" mih={44} variant="default">
          {say("page.findButton")}
        </Button>
      </form>
      {list.error ? (
        <Failed error={list.error} again={() => void list.refetch()} />
      ) : !list.data ? (
        <Loading lines={5} height={84} />
      ) : isBare(list.data, search) ? (
        <Nothing keyword={keyword} maker={name} />
      ) : (
        <>
          <ResultList rows={list.data.items} stale={list.isPlaceholderData} keyword={keyword} />
          <Pages
            search={search}
            onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
            shown={list.data.items.length}
            nextCursor={list.data.nextCursor}
            total={list.data.total}
          />
        </>
      )}
    </section>
  );
}

function Nothing({ keyword, maker }: { keyword: string | undefined; maker: string }) {
  const say = useWords("manufactors");
  return (
    <Empty
      title={keyword ? say("page.noPartsFor", { keyword, maker }) : say("page.noParts")}
      action={
        <AskGuard>
          <Button
            renderRoot={(props) => (
              <Link
                to="/estimates/new"
                search={keyword ? { partName: `${maker} ${keyword}` } : {}}
                {...props}
              />
            )}
          >
            {say("page.ask")}
          </Button>
        </AskGuard>
      }
    >
      <AskGuard>{say("page.noPartsHint")}</AskGuard>
    </Empty>
  );
}
