import { belowOf } from "@bupum/shared/sites/head/category-head";
import { grouped } from "@bupum/ui/display/grouped";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { Pictogram } from "../trade/pictogram.tsx";
import { categoryTags, pictureOf } from "./queries.ts";
import styles from "./categories.module.css";

/** The highest categories as tiles: the home page opens with them. */
export function HomeCategories() {
  const language = useLocale();
  const { data } = useQuery(categoryTags);
  const all = data?.items ?? [];
  return (
    <ul className={styles["tiles"]}>
      {belowOf(all, undefined).map((top) => (
        <li key={top.id}>
          <Link to="/categories/$categoryId" params={{ categoryId: top.id }}>
            <Pictogram of={pictureOf(all, top)} size={44} />
            <span>
              <b>{top.name[language]}</b>
              <small>{grouped(String(top.productCount))}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
