// What is wrong with the layout of the table that is open; run by test_layout.py.
() => {
  const [W, H] = [innerWidth, innerHeight];
  const page = document.documentElement;
  const box = (node) => node.getBoundingClientRect();
  const seen = (node) => {
    const { width, height } = box(node);
    return width > 0 && height > 0 && node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const called = (node) => `${node.className} "${(node.ariaLabel ?? node.textContent).trim().slice(0, 60)}"`;
  const faults = [];
  if (page.scrollWidth > W || page.scrollHeight > H) faults.push('the page scrolls');
  for (const panel of document.querySelectorAll('.table > header, .table > .bar, .table > .strip, .table > .dock .ask')) {
    const outer = box(panel);
    for (const node of panel.querySelectorAll(':scope button, :scope h2')) {
      if (!seen(node) || node.closest('.bubbles, .strip')) continue;
      const inner = box(node);
      if (inner.left < outer.left - 1 || inner.right > outer.right + 1 || inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1)
        faults.push(`outside its panel: ${called(node)}`);
    }
  }
  for (const node of document.querySelectorAll('.table *')) {
    if (!seen(node) || node.closest('.bubbles, aside')) continue;
    const style = getComputedStyle(node);
    const clamped = style.webkitLineClamp !== 'none' && node.scrollHeight > node.clientHeight + 2;
    const hidden = node.matches('.note') && node.scrollHeight > node.clientHeight + 2;
    const cut = style.textOverflow === 'ellipsis' && node.scrollWidth > node.clientWidth + 1;
    if (clamped || hidden || cut) faults.push(`cut off: ${called(node)}`);
  }
  const stage = box(document.querySelector('.stage'));
  const main = [...document.querySelectorAll('.bar .do button, .dock .ask button')].filter(seen).map(box);
  return {
    faults,
    share: (stage.width * stage.height) / (W * H),
    main: main.some((one) => one.left >= 0 && one.right <= W && one.top >= 0 && one.bottom <= H),
  };
}
