import { belowOf } from "@bupum/shared/sites/head/category-head";
import { grouped } from "@bupum/ui/display/grouped";
import { Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { Pictogram } from "../trade/pictogram.tsx";
import { categoryTags, pictureOf } from "./queries.ts";
import styles from "./categories.module.css";

/** All categories that have parts, two levels of them, with their counts. */
export function CategoryTree() {
  const language = useLocale();
  const { data } = useQuery(categoryTags);
  if (!data) return <Loading lines={12} height={28} />;
  return (
    <ul className={styles["tree"]}>
      {belowOf(data.items, undefined).map((top) => (
        <li key={top.id}>
          <Link
            to="/categories/$categoryId"
            params={{ categoryId: top.id }}
            className={styles["branch"]}
          >
            <Pictogram of={pictureOf(data.items, top)} size={32} />
            {top.name[language]} <small>{grouped(String(top.productCount))}</small>
          </Link>
          <ul>
            {belowOf(data.items, top.id).map(({ id, name, productCount }) => (
              <li key={id}>
                <Link to="/categories/$categoryId" params={{ categoryId: id }}>
                  {name[language]} <small>{grouped(String(productCount))}</small>
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
