// Theme, filters, and the three ways to a match: read it here, copy the command, save its record.
const root = document.documentElement;
document.getElementById('theme').onclick = () => {
  const light = getComputedStyle(root).colorScheme === 'light' || root.dataset.theme === 'light';
  root.dataset.theme = light ? 'dark' : 'light';
};

for (const chips of document.querySelectorAll('.chips')) {
  const buttons = chips.querySelectorAll('button');
  const tables = [];
  for (let next = chips.nextElementSibling; next && !next.matches('.chips'); next = next.nextElementSibling) tables.push(next);
  const show = (kind) => {
    buttons.forEach((button) => button.setAttribute('aria-pressed', String(button.dataset.kind === kind)));
    for (const table of tables) {
      for (const row of table.querySelectorAll('tr[data-kind]')) row.classList.toggle('hidden', kind !== '' && row.dataset.kind !== kind);
      table.classList.toggle('open-all', kind !== '' || table.dataset.all === 'yes');
    }
  };
  buttons.forEach((button) => (button.onclick = () => show(button.dataset.kind)));
  show('');
}

for (const button of document.querySelectorAll('button.all')) {
  button.onclick = () => {
    const table = button.previousElementSibling;
    table.dataset.all = 'yes';
    table.classList.add('open-all');
    button.remove();
  };
}

const box = document.getElementById('replay');
for (const button of document.querySelectorAll('[data-replay]')) {
  button.onclick = () => {
    const story = document.getElementById('replay-' + button.dataset.replay).content.cloneNode(true);
    box.querySelector('div').replaceChildren(story);
    box.showModal();
    box.scrollTop = 0;
  };
}
for (const button of document.querySelectorAll('[data-copy]')) {
  button.onclick = async () => {
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
      button.setAttribute('aria-pressed', 'true');
    } catch {
      getSelection().selectAllChildren(button.closest('article').querySelector('code'));
    }
  };
}
for (const button of document.querySelectorAll('[data-save]')) {
  button.onclick = () => {
    const record = document.getElementById('record-' + button.dataset.save).textContent;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([record], { type: 'application/json' }));
    link.download = button.dataset.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };
}
