import { useDays } from "@bupum/ui/display/days";
import { wikiHead } from "@bupum/shared/sites/head/wiki-head";
import { readingMinutes } from "@bupum/shared/reading/news/rules";
import type { Wiki } from "@bupum/shared/reading/wikis/contract";
import { wikiPath } from "@bupum/shared/reading/wikis/states";
import { RichText } from "@bupum/ui/reading/rich-text";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { baseUrl } from "../env.ts";
import { ReadingActions } from "../reading/reading-actions.tsx";
import { PendingSubject, SubjectPage, SubjectPath } from "../trade/subject-page.tsx";
import { useWords } from "../words.ts";
import { WikiComments } from "./comments/wiki-comments.tsx";
import { useMentionCard } from "./mentions/use-mention-card.tsx";
import { relatedWikis, wikiCategories, wikiPage, wikisOfWriter } from "./queries.ts";
import { saidBy, type ShownSection, shownSections } from "@bupum/shared/reading/wikis/reading";
import { useSectionName } from "./section-names.ts";
import { WikiActions } from "./wiki-actions.tsx";
import { WikiFiles } from "./wiki-files.tsx";
import { HiddenNote } from "./hidden-note.tsx";
import { WikiLinks } from "./wiki-links.tsx";
import styles from "./wiki-page.module.css";

const route = getRouteApi("/wiki/$wikiId/");

/** One wiki to read, share, print and comment on. */
export function WikiPage() {
  const say = useWords("wikis");
  const { wikiId } = route.useParams();
  const { data, error, refetch } = useQuery(wikiPage(wikiId));
  if (data) return <Article key={data.id} of={data} />;
  const again = () => void refetch();
  return (
    <PendingSubject
      title={say("title")}
      missing={say("missing")}
      error={error}
      again={again}
      lines={10}
    />
  );
}

function Article({ of }: { of: Wiki }) {
  const say = useWords("wikis");
  const products = useWords("products");
  const layout = useWords("layout");
  const language = useLocale();
  const head = wikiHead(
    of,
    { home: products("product.home"), wikis: say("title") },
    { origin: location.origin, siteName: layout("site"), language, rest: wikiPath(of.id) },
  );
  const sections = shownSections(of.sections);
  const mentions = useMentionCard();
  return (
    <SubjectPage head={head}>
      <SubjectPath name={of.title}>
        <Link to="/wiki">{say("title")}</Link>
      </SubjectPath>
      <div className={styles["columns"]}>
        <div className={styles["main"]}>
          <article className={styles["article"]} lang={of.language} {...mentions.handlers}>
            <h1>{of.title}</h1>
            <Facts of={of} />
            <HiddenNote of={of} />
            <Contents sections={sections} />
            {sections.map((section) => (
              <SectionText key={section.anchor} section={section} />
            ))}
          </article>
          {mentions.card}
          <WikiFiles of={of} />
          <WikiActions of={of} />
          <Tags tags={of.tags} />
          <Parts of={of} />
          <div className={styles["comments"]}>
            <WikiComments of={of} />
          </div>
        </div>
        <Others of={of} />
      </div>
    </SubjectPage>
  );
}

function Contents({ sections }: { sections: readonly ShownSection[] }) {
  const say = useWords("wikis");
  const nameOf = useSectionName();
  if (sections.length < 2) return null;
  return (
    <nav className={styles["contents"]} aria-label={say("contents")}>
      <strong>{say("contents")}</strong>
      <ol>
        {sections.map(({ anchor, name, headings }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{nameOf(name)}</a>
            {headings.length > 0 && (
              <ul>
                {headings.map((heading) => (
                  <li key={heading.anchor}>
                    <a href={`#${heading.anchor}`}>{heading.text}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function SectionText({ section: { anchor, name, body } }: { section: ShownSection }) {
  const nameOf = useSectionName();
  return (
    <section aria-labelledby={anchor} className={styles["section"]}>
      <h2 id={anchor}>{nameOf(name)}</h2>
      <RichText body={body} images={`${baseUrl}/images`} anchor={anchor} />
    </section>
  );
}

function Facts({ of }: { of: Wiki }) {
  const say = useWords("wikis");
  const ofReading = useWords("reading");
  const language = useLocale();
  const days = useDays();
  const { data } = useQuery(wikiCategories);
  const all = (data?.items ?? []).flatMap((group) => [group, ...group.children]);
  const category = all.find(({ id }) => id === of.wikiCategoryId);
  const minutes = readingMinutes(saidBy(of.sections), of.language);
  return (
    <div className={styles["facts"]} lang={language}>
      {/* Its line is reserved before its name has loaded, so that nothing below moves. */}
      <p className={styles["category"]}>
        {category && (
          <Link to="/wiki" search={{ wikiCategoryId: category.id }}>
            {category.name[language]}
          </Link>
        )}
      </p>
      <p>
        <span>
          {of.writer.isFormer
            ? say("formerWriter", { name: of.writer.name })
            : say("writer", { name: of.writer.name })}
        </span>
        {of.writer.writerRole === "EXPERT" && <strong>{say("expert")}</strong>}
        <time dateTime={of.updatedAt}>{days.dayOf(of.updatedAt)}</time>
        <span>{ofReading("minutes", { minutes })}</span>
        {of.viewCount > 0 && <span>{say("views", { count: of.viewCount })}</span>}
      </p>
      <ReadingActions title={of.title} />
    </div>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  const say = useWords("wikis");
  if (tags.length === 0) return null;
  return (
    <ul className={styles["tags"]} aria-label={say("tags")}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to="/wiki" search={{ tag }}>
            #{tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Parts and makers that the page mentions, with their present data. */
function Parts({ of: { products, manufactors } }: { of: Wiki }) {
  const say = useWords("wikis");
  const language = useLocale();
  if (products.length + manufactors.length === 0) return null;
  return (
    <section className={styles["parts"]} aria-labelledby="wiki-parts">
      <h2 id="wiki-parts">{say("parts")}</h2>
      <ul>
        {products.map((part) => (
          <li key={part.id}>
            <Link to="/products/$productId" params={{ productId: part.id }}>
              {part.partNumber}
            </Link>{" "}
            <span>
              {part.manufactorName[language]} ·{" "}
              {part.offerCount > 0 ? say("offers", { count: part.offerCount }) : say("noOffers")}
            </span>
          </li>
        ))}
        {manufactors.map(({ id, name }) => (
          <li key={id}>
            <Link to="/manufactors/$manufactorId" params={{ manufactorId: id }}>
              {name[language]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Others({ of: { id, wikiCategoryId, writerId } }: { of: Wiki }) {
  const say = useWords("wikis");
  const related = useQuery(relatedWikis(id, wikiCategoryId)).data?.items ?? [];
  const own = useQuery(wikisOfWriter(writerId)).data?.items ?? [];
  return (
    <aside className={styles["side"]}>
      <WikiLinks title={say("related")} wikis={related} />
      <WikiLinks title={say("ofWriter")} wikis={own.filter((one) => one.id !== id)} />
    </aside>
  );
}
