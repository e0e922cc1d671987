import { Button } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import styles from "./list-page.module.css";
import { type Sort, sorts } from "./list-queries.ts";

const route = getRouteApi("/manufactors/");

/** Filters by name and order, and optionally only makers with something on sale. */
export function Filters() {
  const say = useWords("manufactors");
  const { sort, haveMerchandise } = route.useSearch();
  const navigate = route.useNavigate();
  const order = (chosen: Sort) =>
    void navigate({
      search: ({ sort: _old, initial: _initial, ...rest }) => ({
        ...rest,
        ...(chosen !== "name" && { sort: chosen }),
      }),
    });
  const toggle = () =>
    void navigate({
      search: ({ haveMerchandise: old, ...rest }) => ({
        ...rest,
        ...(old !== "true" && { haveMerchandise: "true" }),
      }),
    });
  return (
    <div className={styles["filters"]}>
      <NameSearch />
      <select
        aria-label={say("list.sort")}
        value={sort ?? "name"}
        onChange={(event) => order(event.currentTarget.value as Sort)}
      >
        {Object.keys(sorts).map((one) => (
          <option key={one} value={one}>
            {say(`list.sorts.${one as Sort}`)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={styles["toggle"]}
        aria-pressed={haveMerchandise === "true"}
        onClick={toggle}
      >
        {say("list.onSale")}
      </button>
    </div>
  );
}

function NameSearch() {
  const say = useWords("manufactors");
  const { searchKeyword = "" } = route.useSearch();
  const navigate = route.useNavigate();
  const find = (typed: string) =>
    void navigate({
      search: ({ searchKeyword: _old, initial: _initial, ...rest }) => ({
        ...rest,
        ...(typed !== "" && { searchKeyword: typed }),
      }),
    });
  return (
    <search>
      <form
        noValidate
        key={searchKeyword}
        onSubmit={(event) => {
          event.preventDefault();
          find(String(new FormData(event.currentTarget).get("name") ?? "").trim());
        }}
      >
        <input
          type="search"
          name="name"
          defaultValue={searchKeyword}
          maxLength={100}
          placeholder={say("list.hint")}
          aria-label={say("list.find")}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button type="submit">{say("list.find")}</Button>
      </form>
    </search>
  );
}
