// A bot in JavaScript: it passes only if it must, and otherwise takes any of its actions.
//
//     rulewright arena termites --bots "program:node docs/examples/bots/bot.js,random" --games 20
//     node docs/examples/bots/bot.js 9000     # or as a web address: --bots http://localhost:9000,random

const { createServer } = require('node:http');
const { createInterface } = require('node:readline');

function choose({ view, seed }) {
  const active = view.actions.filter((action) => action !== 'pass');
  const possible = active.length ? active : view.actions;
  return { action: possible[seed % possible.length] };
}

if (process.argv[2]) {
  createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(choose(JSON.parse(body))));
  }).listen(Number(process.argv[2]), 'localhost', function () {
    console.log(`http://localhost:${this.address().port}`);
  });
} else {
  createInterface({ input: process.stdin }).on('line', (line) => console.log(JSON.stringify(choose(JSON.parse(line)))));
}
