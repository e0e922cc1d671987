import { getRouteApi, Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import styles from "./list-page.module.css";

const route = getRouteApi("/manufactors/");
const letters = [..."abcdefghijklmnopqrstuvwxyz"];
const consonants = [..."ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ"];

/** A to Z and ㄱ to ㅎ: makers whose name begins so. */
export function Initials() {
  const say = useWords("manufactors");
  const { initial } = route.useSearch();
  const link = (one: string | undefined) => (
    <Link
      key={one ?? ""}
      to="/manufactors"
      search={({ initial: _old, searchKeyword: _keyword, sort: _sort, ...rest }) => ({
        ...rest,
        ...(one && { initial: one }),
      })}
      activeOptions={{ exact: true, includeSearch: true }}
      data-chosen={one === initial || undefined}
    >
      {one?.toUpperCase() ?? say("list.all")}
    </Link>
  );
  return (
    <nav className={styles["initials"]} aria-label={say("list.initials")}>
      <p>{say("list.consonants")}</p>
      <div>{[undefined, ...consonants].map(link)}</div>
      <p>{say("list.letters")}</p>
      <div>{letters.map(link)}</div>
    </nav>
  );
}
