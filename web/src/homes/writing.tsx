import type { Home } from "@bupum/shared/notices/homes/contract";
import { useDays } from "@bupum/ui/display/days";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import { allLink, Entries, Entry, entryLink } from "./entries.tsx";
import styles from "./homes.module.css";

type Write = NonNullable<Home["write"]>;

/** A writer's home: drafts, opinions, and what readers looked for in vain (D38-9). */
export function Writing({ of }: { of: Write }) {
  const say = useWords("homes");
  const { drafts, opinions, wanted } = of;
  const isEmpty = [drafts, opinions, wanted].every((some) => some.length === 0);
  if (isEmpty) return null;
  return (
    <section aria-labelledby="writing" className={styles["side"]}>
      <h2 id="writing">{say("writing")}</h2>
      <div className={styles["parts"]}>
        {drafts.length > 0 && <Drafts of={drafts} />}
        {opinions.length > 0 && <Opinions of={opinions} />}
        {wanted.length > 0 && <InVain of={wanted} />}
      </div>
    </section>
  );
}

function Drafts({ of }: { of: Write["drafts"] }) {
  const say = useWords("homes");
  const { dayOf } = useDays();
  return (
    <Entries title={say("drafts")}>
      <ul className={styles["list"]}>
        {of.map(({ of: wikiId, title, updatedAt }) => {
          const entry = (
            <Entry
              title={title || say("untitled")}
              facts={[say("writtenOn", { day: dayOf(updatedAt) })]}
              act={say("goOn")}
            />
          );
          return (
            <li key={wikiId}>
              {wikiId === "new" ? (
                <Link to="/writer/wiki/create" className={entryLink}>
                  {entry}
                </Link>
              ) : (
                <Link to="/wiki/$wikiId/edit" params={{ wikiId }} className={entryLink}>
                  {entry}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Entries>
  );
}

function Opinions({ of }: { of: Write["opinions"] }) {
  const say = useWords("homes");
  const { dayOf } = useDays();
  return (
    <Entries
      title={say("opinions")}
      all={
        <Link to="/writer/wiki/request-history" search={{ view: "unread" }} className={allLink}>
          {say("all")}
        </Link>
      }
    >
      <ul className={styles["list"]}>
        {of.map(({ opinionId, title, createdAt }) => (
          <li key={opinionId}>
            <Link
              to="/writer/wiki/request-history/$opinionId"
              params={{ opinionId }}
              className={entryLink}
            >
              <Entry title={title} facts={[dayOf(createdAt)]} act={say("view")} />
            </Link>
          </li>
        ))}
      </ul>
    </Entries>
  );
}

function InVain({ of }: { of: Write["wanted"] }) {
  const say = useWords("homes");
  return (
    <Entries title={say("inVain")}>
      <ul className={styles["list"]}>
        {of.map(({ words, askers }) => (
          <li key={words}>
            <Link to="/writer/wiki/create" search={{ title: words }} className={entryLink}>
              <Entry
                title={words}
                facts={[say("searchers", { count: askers })]}
                act={say("write")}
              />
            </Link>
          </li>
        ))}
      </ul>
    </Entries>
  );
}
