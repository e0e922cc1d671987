import { BackLink } from "../layout/back-link.tsx";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { MakerEditor } from "./maker-editor.tsx";

export function NewMakerPage() {
  const say = useWords("manufactors");
  return (
    <>
      <Head title={say("create")} />
      <BackLink to="/makers">{say("title")}</BackLink>
      <h1>{say("create")}</h1>
      <MakerEditor />
    </>
  );
}
