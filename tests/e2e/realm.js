// What is wrong with the board of Dark Tower that is open, beyond layout.js; run by test_layout.py.
() => {
  const box = (node) => node.getBoundingClientRect();
  const seen = (node) => {
    const { width, height } = box(node);
    return width > 2 && height > 2 && node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const called = (node) => `${node.tagName}.${node.classList[0]} "${(node.ariaLabel ?? node.textContent).trim().slice(0, 50)}"`;
  const inside = (inner, outer) =>
    inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const faults = [];
  // Nothing beside the map or below it hangs over an edge, lies on something else, or scrolls sideways.
  const aside = document.querySelector('.realm aside');
  if (aside) {
    const things = [...aside.querySelectorAll('section > h2, section > p, [data-piece], .decks button, .drums, .calendar, .hero')]
      .filter((node) => seen(node) && !node.closest('.glance') && getComputedStyle(node).clipPath === 'none');
    for (const node of things) if (!inside(box(node), box(aside))) faults.push(`outside: ${called(node)}`);
    things.forEach((one, n) => {
      for (const other of things.slice(n + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const [a, b] = [box(one), box(other)];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 2 && down > 2) faults.push(`${called(one)} lies on ${called(other)}`);
      }
    });
    const tower = box(aside.querySelector('.tower'));
    const small = tower.width < 219 || tower.height < 259;
    if (small && !document.querySelector('[data-zone=homes]')) faults.push(`the Tower has ${tower.width} × ${tower.height}`);
  }
  // What waits to be read is in view as a whole.
  const tale = document.querySelector('.realm aside .tale .words');
  if (tale && tale.scrollHeight > tale.clientHeight + 1) faults.push(`a tale is cut off by ${tale.scrollHeight - tale.clientHeight} px`);
  for (const node of document.querySelectorAll('.stage *, .below, .below *, .closeup *')) {
    if (!seen(node) || node.closest('svg')) continue;
    if (/auto|scroll/.test(getComputedStyle(node).overflowX) && node.scrollWidth > node.clientWidth + 1) faults.push(`scrolls sideways: ${called(node)}`);
    const own = [...node.childNodes].filter((child) => child.nodeType === 3 && child.textContent.trim());
    if (own.length === 0) continue;
    const size = parseFloat(getComputedStyle(node).fontSize);
    if (size < 11.95) faults.push(`${size} px: ${called(node)}`);
    // Words stay inside the nearest thing that has an edge.
    const frame = node.closest('button, .hero, section.board');
    const range = document.createRange();
    range.selectNodeContents(node);
    if (frame && !node.matches('.sr') && !inside(range.getBoundingClientRect(), { ...box(frame).toJSON(), right: box(frame).right + 1, bottom: box(frame).bottom + 2, left: box(frame).left, top: box(frame).top - 2 }))
      faults.push(`words outside: ${called(node)}`);
  }
  return [...new Set(faults)];
}
