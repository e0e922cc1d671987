import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { createRoot } from "react-dom/client";

/** What the floor's list shows of a part (floor-site.ts writes it). */
interface Row {
  id: string;
  partNumber: string;
  name: string;
  maker: string;
}

const rootRoute = createRootRoute({ component: Outlet });
const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  loader: async (): Promise<Row[]> => (await fetch("/rows.json")).json(),
  component: List,
});

function List() {
  // The type check knows only one router, that of the buyers' site.
  const rows = listRoute.useLoaderData() as unknown as readonly Row[];
  return (
    <main>
      <h1>Parts</h1>
      <ul>
        {rows.map(({ id, partNumber, name, maker }) => (
          <li key={id}>
            <strong>{partNumber}</strong> {name} ({maker})
          </li>
        ))}
      </ul>
    </main>
  );
}

const router = createRouter({ routeTree: rootRoute.addChildren([listRoute]) });
createRoot(document.getElementById("root")!).render(<RouterProvider router={router} />);
