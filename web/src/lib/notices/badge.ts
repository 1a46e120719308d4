/** The icon in the browser's tab: with a dot while something waits, drawn over our own icon, which is fetched once. */
const DOT = '<circle cx="74%" cy="26%" r="26%" fill="#d3242e" stroke="#fff" stroke-width="6%"/>';
let plain: Promise<{ href: string; svg: string }> | null = null;

async function fetched(href: string): Promise<{ href: string; svg: string }> {
  const answer = await fetch(href);
  return { href, svg: answer.ok ? await answer.text() : '' };
}

export async function showBadge(on: boolean): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link || (!on && !plain)) return;
  plain ??= fetched(link.getAttribute('href')!);
  try {
    const { href, svg } = await plain;
    const drawn = svg.replace(/<\/svg>\s*$/, `${DOT}</svg>`);
    link.href = on && drawn !== svg ? `data:image/svg+xml,${encodeURIComponent(drawn)}` : href;
  } catch {
    plain = null; // the server is away; try again next time
  }
}
