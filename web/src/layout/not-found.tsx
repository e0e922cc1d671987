import { Missing } from "@bupum/ui/display/states";
import { Link } from "@tanstack/react-router";
import { useKitWords } from "@bupum/ui/say";
import { Head } from "./head.tsx";

export function NotFound() {
  const say = useKitWords();
  return (
    <>
      <Head title={say("states.missing")} hidden />
      <Missing action={<Link to="/">{say("home")}</Link>} />
    </>
  );
}
