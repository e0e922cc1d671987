import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { HomeCategories } from "../../categories/home-categories.tsx";
import { useWords } from "../../words.ts";

/** Where to go on from a part that is gone: a request in words, or its kind. */
export function GoneProduct() {
  const say = useWords("products");
  return (
    <section aria-labelledby="by-category">
      <Button mb={24} renderRoot={(props) => <Link to="/estimates/new" search={{}} {...props} />}>
        {say("search.askAnyway")}
      </Button>
      <h2 id="by-category">{say("product.byCategory")}</h2>
      <HomeCategories />
    </section>
  );
}
