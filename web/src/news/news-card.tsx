import { useDays } from "@bupum/ui/display/days";
import type { Language } from "@bupum/shared/kernel/language/language-of";
import type { NewsCard as Card, NewsCategory } from "@bupum/shared/reading/news/contract";
import { pictureAddress } from "@bupum/shared/catalogue/products/rules";
import { languageNames } from "@bupum/ui/language-names";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { baseUrl } from "../env.ts";
import styles from "./news-card.module.css";

const nameOf = (language: Language) => languageNames.find(({ value }) => value === language)?.label;

interface CardProps {
  item: Card;
  categories: readonly NewsCategory[];
}

/** One item of a list: title, date, and a picture if it has one. */
export function NewsCard({ item, categories }: CardProps) {
  const days = useDays();
  const language = useLocale();
  const category = categories.find(({ id }) => id === item.newsCategoryId);
  return (
    <li className={styles["card"]}>
      <div className={styles["what"]}>
        <h2 lang={item.language}>
          <Link to="/news/$newsId" params={{ newsId: item.id }}>
            {item.title}
          </Link>
        </h2>
        <p className={styles["summary"]} lang={item.language}>
          {item.summary}
        </p>
        <p className={styles["facts"]}>
          {category && <span>{category.name[language]}</span>}
          {item.language !== language && <span>{nameOf(item.language)}</span>}
          <time dateTime={item.publishedAt}>{days.dayOf(item.publishedAt)}</time>
        </p>
      </div>
      {item.imageId && (
        <img
          src={pictureAddress(item.imageId, baseUrl)}
          alt=""
          loading="lazy"
          width={160}
          height={100}
        />
      )}
    </li>
  );
}
