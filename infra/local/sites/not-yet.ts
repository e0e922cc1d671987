/** In place of the admin site's pages until it is built; asks again by itself. */
export const beingBuilt = `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta http-equiv="refresh" content="2" />
    <title>부품</title>
  </head>
  <body style="font-family: sans-serif; padding: 2rem">
    <p>관리자 사이트를 만드는 중입니다. 다 되면 저절로 열립니다.</p>
    <p lang="en">The admin site is being built. It opens by itself.</p>
    <p lang="zh">正在生成管理网站，完成后会自动打开。</p>
  </body>
</html>
`;

/** At the top of each page while the articles of a new market are prepared for the search behind it; dialogs lie over it. */
export const indexFills = `<aside
  style="padding: 4px 12px; font: 13px sans-serif; background: #fff3bf; color: #333"
>
  위키·뉴스·게시판 검색을 준비하는 중: 부품은 이미 모두 검색되며, 글은 잠시 뒤 새로 열면 검색됩니다.
  <span lang="en">The search of wikis, news and posts is being prepared: all parts are found already. Reload in a moment.</span>
  <span lang="zh">正在准备百科、新闻和帖子的搜索：零件已可全部搜索，请稍后刷新。</span>
</aside>`;
