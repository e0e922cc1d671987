import { useEffect } from "react";
import { useWords } from "../words.ts";

/** Title of an admin page; index.html keeps all of them out of search engines. */
export function Head({ title }: { title: string }) {
  const say = useWords("layout");
  const site = say("site");
  useEffect(() => {
    document.title = `${title} - ${site}`;
  }, [title, site]);
  return null;
}
